/**
 * Questions on the documentation of Electron, as people ask them in forums and
 * issues, and pages that answer them: judged before any engine was asked.
 */
import { type Question, toJudgedQueries } from "../judged-query.ts";

const QUESTIONS: readonly Question[] = [
  [
    "how to send a message from the main process to the renderer",
    "tutorial/ipc",
    "api/web-contents",
  ],
  ["how to open a link in the default browser", "api/shell"],
  ["how do I store a password securely", "api/safe-storage"],
  ["how to make only one instance of my app run", "api/app"],
  [
    "how to hide the menu bar",
    "api/browser-window",
    "api/base-window",
    "structures/base-window-options",
  ],
  ["how do I show a file open dialog", "api/dialog"],
  ["how to detect if the user is offline", "tutorial/online-offline-events"],
  [
    "how to package my app for distribution",
    "tutorial/application-distribution",
    "tutorial/tutorial-5-packaging",
    "tutorial/distribution-overview",
    "tutorial/forge-overview",
  ],
  ["how do I sign my app for macOS", "tutorial/code-signing"],
  [
    "how to update my app automatically",
    "tutorial/updates",
    "api/auto-updater",
    "tutorial/tutorial-6-publishing-updating",
  ],
  [
    "how can I make a window without a frame",
    "tutorial/custom-window-styles",
    "tutorial/custom-title-bar",
  ],
  ["how to drag a window that has no frame", "tutorial/custom-window-interactions"],
  ["how do I take a screenshot of the screen", "api/desktop-capturer"],
  ["how to print a page to pdf", "api/web-contents"],
  [
    "how do I make a shortcut that works when the app is not focused",
    "tutorial/keyboard-shortcuts",
    "api/global-shortcut",
  ],
  ["how to add an icon to the system tray", "tutorial/tray", "api/tray"],
  ["why does my tray icon disappear after a few minutes", "faq"],
  ["how do I keep the computer from going to sleep", "api/power-save-blocker"],
  ["how to debug the main process in VS Code", "tutorial/debugging-vscode"],
  [
    "how do I set a proxy",
    "api/session",
    "api/command-line-switches",
    "api/app",
    "structures/proxy-config",
  ],
  ["how to read and write cookies", "api/cookies"],
  ["where can I store the data of the user", "api/app"],
  ["how to follow the dark mode of the operating system", "tutorial/dark-mode", "api/native-theme"],
  ["how do I build native modules for electron", "tutorial/using-native-node-modules"],
  ["why is my app slow to start", "tutorial/performance"],
  ["how do I share data between web pages", "faq"],
  ["how to run tests on a CI server without a display", "tutorial/testing-on-headless-ci"],
  ["how can I change the headers of requests", "api/web-request"],
  ["how to show progress in the taskbar", "tutorial/progress-bar", "tutorial/windows-taskbar"],
  ["how do I open my app from a link on a web page", "tutorial/launch-app-from-url-in-another-app"],
  ["how can I detect that somebody changed my asar file", "tutorial/asar-integrity"],
  ["which versions are still supported", "tutorial/electron-timelines"],
  [
    "how to run heavy work in another process",
    "api/utility-process",
    "tutorial/multithreading",
    "tutorial/process-model",
    "tutorial/performance",
  ],
  ["how do I get the size of the screen", "api/screen"],
];

/** The questions as judged queries. */
export const ELECTRON_QUESTIONS = toJudgedQueries(QUESTIONS);
