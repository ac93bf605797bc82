import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type LaunchOptions, launch } from "puppeteer-core";
import { programPath } from "../../scripts/programs.mjs";

/** Every journey runs in both. */
export const BROWSER_NAMES = ["chromium", "firefox"] as const;

export type BrowserName = (typeof BROWSER_NAMES)[number];

/** As root in a container, and without the requests that Chromium makes for itself. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Firefox cannot be told its color scheme by the driver: 1 is light. */
const FIREFOX_PREFERENCES = { "layout.css.prefers-color-scheme.content-override": 1 };

/** A running browser with a profile of its own. */
export interface RunningBrowser {
  browser: Browser;
  close(): Promise<void>;
}

export interface BrowserSettings {
  javaScript: boolean;
  /** A host name that leads to this machine. */
  resolve?: string;
}

/**
 * Starts a headless browser, with or without JavaScript; throws when it is not installed.
 * (Firefox has no command to turn JavaScript off for one page.)
 */
export async function launchBrowser(
  name: BrowserName,
  settings: BrowserSettings,
): Promise<RunningBrowser> {
  const userDataDir = mkdtempSync(join(tmpdir(), `${name}-`));
  const options = name === "chromium" ? chromiumOptions(settings) : firefoxOptions(settings);
  const browser = await launch({ ...options, headless: true, userDataDir });
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}

function chromiumOptions({ javaScript, resolve }: BrowserSettings): LaunchOptions {
  const script = javaScript ? [] : ["--blink-settings=scriptEnabled=false"];
  const name = resolve ? [`--host-resolver-rules=MAP ${resolve} 127.0.0.1`] : [];
  return {
    executablePath: programPath("CHROMIUM_PATH"),
    args: [...CHROMIUM_FLAGS, ...script, ...name],
  };
}

function firefoxOptions({ javaScript, resolve }: BrowserSettings): LaunchOptions {
  const name = resolve ? { "network.dns.localDomains": resolve } : {};
  return {
    browser: "firefox",
    executablePath: programPath("FIREFOX_PATH"),
    extraPrefsFirefox: { ...FIREFOX_PREFERENCES, ...name, "javascript.enabled": javaScript },
  };
}
