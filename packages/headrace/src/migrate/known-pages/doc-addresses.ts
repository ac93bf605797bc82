import type { SiteConfigInput } from "../../config/schema.ts";
import { docAddresses } from "../../project/doc-addresses.ts";
import type { OldSite } from "../old-site.ts";

type Navbar = NonNullable<SiteConfigInput["navbar"]>;

/**
 * The bar with the addresses of the documents that the old one names by their ids: one may have a `slug`, or
 * stand for its folder, which is known when all pages are.
 *
 * @param root Absolute root of the project, whose configuration is written.
 */
export async function withDocAddresses(
  old: OldSite,
  config: SiteConfigInput,
  root: string,
): Promise<SiteConfigInput> {
  const { navbar } = config;
  if (!navbar || !namesDocs(old)) return config;
  const addressOf = await docAddresses(root);
  const found = mapAddresses(navbar, (href) => addressOf(href) ?? href);
  return JSON.stringify(found) === JSON.stringify(navbar) ? config : { ...config, navbar: found };
}

function namesDocs({ config }: OldSite): boolean {
  const items = config.themeConfig.navbar?.items ?? [];
  const all = items.flatMap((item) => [
    item,
    ...(item.items ?? []),
    ...item.dropdownItemsBefore,
    ...item.dropdownItemsAfter,
  ]);
  return all.some(({ type }) => type === "doc");
}

interface Linked {
  href?: string | undefined;
  links?: { label: string; href: string }[] | undefined;
}

function mapAddresses(navbar: Navbar, addressOf: (href: string) => string): Navbar {
  const mapped = <Item extends Linked>(item: Item): Item => ({
    ...item,
    ...(item.href !== undefined && { href: addressOf(item.href) }),
    ...(item.links && {
      links: item.links.map((link) => ({ ...link, href: addressOf(link.href) })),
    }),
  });
  return {
    ...navbar,
    ...(navbar.sections && { sections: navbar.sections.map(mapped) }),
    ...(navbar.links && { links: navbar.links.map(mapped) }),
  };
}
