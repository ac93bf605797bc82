/** `@docusaurus/theme-common`: what components ask of the theme. */

import { siteContext } from "virtual:site-context";
import {
  type ElementType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { STORAGE_KEYS } from "../../model/constants.ts";

/** The color mode is the reader's: "light" until the page is live. */
export function useColorMode() {
  const mode = useSyncExternalStore(
    watchMode,
    () => document.documentElement.dataset.theme ?? "light",
    () => "light",
  );
  const shared = { setColorMode, setLightTheme: () => setColorMode("light") };
  const more = { setDarkTheme: () => setColorMode("dark"), isDarkTheme: mode === "dark" };
  return { colorMode: mode, colorModeChoice: mode, ...shared, ...more };
}

function watchMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Stores the choice as another window of the site would, so that the frame follows. */
function setColorMode(mode: "light" | "dark" | null): void {
  const key = STORAGE_KEYS.theme;
  if (mode === null) localStorage.removeItem(key);
  else localStorage.setItem(key, mode);
  dispatchEvent(new StorageEvent("storage", { key, newValue: mode, storageArea: localStorage }));
}

/** Options of the old theme, as its configuration has them. */
export function useThemeConfig(): Record<string, unknown> {
  return siteContext.siteConfig.themeConfig;
}

/** Whether the window is as wide as a desktop's: the page is rendered as for one. */
export function useWindowSize(): "desktop" | "mobile" {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("resize", changed);
      return () => removeEventListener("resize", changed);
    },
    () => (innerWidth > 996 ? "desktop" : "mobile"),
    () => "desktop",
  );
}

/** Names of classes that other engines' components put on their parts. */
export const ThemeClassNames = new Proxy(
  {},
  {
    get: (_, group) =>
      new Proxy({}, { get: (__, name) => `theme-${String(group)}-${String(name)}` }),
  },
);

/** Parts of the frame, which is the site's own. */
export const NavbarSecondaryMenuFiller = nothing;
export const HtmlClassNameProvider = onlyChildren;
export const PluginHtmlClassNameProvider = onlyChildren;

function nothing(): null {
  return null;
}

function onlyChildren({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** What is shown or hidden as its owner says. */
export function Collapsible({
  as: Tag = "div",
  collapsed,
  children,
  className,
}: {
  as?: ElementType;
  collapsed: boolean;
  children?: ReactNode;
  className?: string;
}): ReactNode {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  );
}

/** A state of two values, and the ways to change it. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((value) => !value) };
}

/** The value that an earlier rendering had. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const known = useRef<Value>(undefined);
  useEffect(() => {
    known.current = value;
  });
  return known.current;
}

/** Chooses among the forms of a message for one and for several: "1 item|{count} items". */
export function usePluralForm() {
  return {
    selectMessage(count: number, message: string): string {
      const forms = message.split("|");
      return forms[Math.min(count === 1 ? 0 : 1, forms.length - 1)] ?? message;
    },
  };
}

/** Sets a title only where the page is rendered; its own component does it. */
export function PageMetadata(): null {
  return null;
}
