import type { ReactNode } from "react";
import type { PageData } from "../../model/page.ts";
import { encodeRoute } from "../../model/routes.ts";
import { languageOf } from "../../model/site.ts";
import { LanguageIcon } from "../icons.tsx";
import { useMessages } from "../messages-context.ts";
import { useSite } from "../site-context.ts";
import { NavbarMenu } from "./navbar-menu.tsx";

/** The reader's version of the documentation. */
export interface VersionChoice {
  /** Name of the one that was chosen last; `null` when none was. */
  preferred: string | null;
  onPrefer: (name: string) => void;
}

/** The menus for the documentation's version and language. */
export function SiteMenus({ page, choice }: { page: PageData; choice: VersionChoice }): ReactNode {
  const messages = useMessages();
  const { versions, locales } = useSite();
  // A page that was not found has no route that a menu could keep.
  const here = encodeRoute(page.kind === "doc" ? page.route : "/");
  const version =
    versions.find((candidate) => candidate.name === page.version?.name) ??
    versions.find((candidate) => candidate.name === choice.preferred) ??
    versions.find((candidate) => candidate.isLast) ??
    versions[0];
  const locale = locales.find(({ code }) => code === languageOf(page, { locales }));
  const routes = new Map(page.languages?.map(({ code, route }) => [code, encodeRoute(route)]));
  return (
    <>
      {version && (
        <NavbarMenu
          name={messages.version}
          value={version.label}
          links={versions.map((item) => ({
            label: item.label,
            href:
              item === version
                ? here
                : encodeRoute(page.version?.elsewhere?.[item.name] ?? item.start ?? item.path),
            current: item === version,
            onChoose: () => choice.onPrefer(item.name),
          }))}
        />
      )}
      {locale && (
        <NavbarMenu
          name={messages.language}
          value={locale.label}
          icon={<LanguageIcon />}
          links={locales.map((item) => ({
            label: item.label,
            href: routes.get(item.code) ?? here,
            current: item === locale,
            lang: item.code,
          }))}
        />
      )}
    </>
  );
}
