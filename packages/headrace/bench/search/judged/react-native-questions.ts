/**
 * Questions on the documentation of React Native, as people ask them in forums and
 * issues, and pages that answer them: judged before any engine was asked.
 */
import { type Question, toJudgedQueries } from "../judged-query.ts";

const QUESTIONS: readonly Question[] = [
  ["how do I hide the keyboard when I tap outside", "keyboard", "scrollview"],
  ["how to keep the keyboard from covering the text input", "keyboardavoidingview", "improvingux"],
  ["how can I detect that the app is in the background", "appstate"],
  ["how do I open a url in the browser", "linking"],
  ["how to make a list with pull to refresh", "refreshcontrol", "flatlist", "sectionlist"],
  ["how can I get the width of the screen", "dimensions", "usewindowdimensions"],
  ["how to handle the back button on Android", "backhandler"],
  ["how do I ask for permissions", "permissionsandroid"],
  ["how to store data on the device", "asyncstorage", "security"],
  ["how to generate a signed apk", "signed-apk-android"],
  ["why is my list slow", "optimizing-flatlist-configuration", "performance"],
  ["how do I fetch data from an api", "network"],
  ["how to run the app on a real device", "running-on-device"],
  ["how to add a shadow to a view", "shadow-props", "view-style-props", "boxshadowvalue"],
  ["how to show an image from the network", "images", "image"],
  ["how do I open the developer tools", "debugging", "react-native-devtools"],
  ["how to write code only for iOS", "platform-specific-code", "platform"],
  ["how do I rotate a view", "transforms"],
  [
    "how to call java code from javascript",
    "turbo-native-modules",
    "turbo-native-modules-android",
    "native-modules-android",
    "native-modules-intro",
  ],
  ["how to fade in a view", "animated", "animations"],
  ["how do I upgrade to a new version", "upgrading"],
  ["how do I write tests", "testing-overview"],
  ["how to show a popup with two buttons", "alert", "modal"],
  ["how to change the color of the status bar", "statusbar"],
  ["how do I limit the number of lines of a text", "text"],
  ["how do I disable a button", "button"],
  ["how to detect a long press", "pressable", "handling-touches", "touchablewithoutfeedback"],
  ["how do I center a view", "flexbox"],
  ["what to do when port 8081 is already in use", "troubleshooting"],
  ["how to support dark mode", "usecolorscheme", "appearance"],
  ["how do I add react native to an existing app", "integration-with-existing-apps"],
  ["how to use typescript", "typescript"],
  ["how can I run code in the background", "headless-js-android"],
  ["does it work on a TV", "building-for-tv"],
  ["how to make the app start faster", "optimizing-javascript-loading", "hermes", "performance"],
  ["how can I publish my app", "publishing-to-app-store", "signed-apk-android"],
];

/** The questions as judged queries. */
export const REACT_NATIVE_QUESTIONS = toJudgedQueries(QUESTIONS);
