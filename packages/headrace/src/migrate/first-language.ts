import { join } from "node:path";
import { readJson } from "../files/files.ts";
import { translationsSchema } from "../project/translations.ts";
import type { OldItem, OldListItem, OldSite } from "./old-site.ts";

type Texts = Readonly<Record<string, string>>;

/** The old site with the labels of its bar and its footer in its first language, which may translate them, too. */
export async function inFirstLanguage(old: OldSite, folder: string): Promise<OldSite> {
  const { config } = old;
  const place = join(
    folder,
    "i18n",
    config.i18n?.defaultLocale ?? "en",
    "docusaurus-theme-classic",
  );
  const read = async (name: string): Promise<Texts> =>
    translationsSchema.safeParse(await readJson(join(place, `${name}.json`))).data ?? {};
  const { navbar, footer } = config.themeConfig;
  const bar = await read("navbar");
  const end = await read("footer");
  const themeConfig = {
    ...config.themeConfig,
    ...(navbar && { navbar: { ...navbar, items: navbar.items.map((item) => barItem(item, bar)) } }),
    ...(footer && {
      footer: {
        ...footer,
        links: footer.links?.map((item) => footerItem(item, end)),
        copyright: end.copyright ?? footer.copyright,
      },
    }),
  };
  return { ...old, config: { ...config, themeConfig } };
}

function barItem(item: OldItem, texts: Texts): OldItem {
  const items = item.items?.map((listed) => labelled(listed, "item.label", texts));
  return { ...labelled(item, "item.label", texts), ...(items && { items }) };
}

function footerItem(item: OldItem, texts: Texts): OldItem {
  const items = item.items?.map((listed) => labelled(listed, "link.item.label", texts));
  const title = texts[`link.title.${item.title}`] ?? item.title;
  return { ...labelled(item, "link.item.label", texts), title, ...(items && { items }) };
}

function labelled<Item extends OldListItem>(item: Item, kind: string, texts: Texts): Item {
  return { ...item, label: texts[`${kind}.${item.label}`] ?? item.label };
}
