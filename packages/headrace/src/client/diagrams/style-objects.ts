/** What came of some work that draws. */
export interface Drawn {
  /** The element that was drawn into. */
  holder: Element;
  /** The style sheets of the drawing, which apply to the page. */
  sheets: readonly DrawnSheet[];
}

/** A style sheet, and the element that the drawing believes to hold it. */
interface DrawnSheet {
  sheet: CSSStyleSheet;
  element: Element;
}

/**
 * Runs code that draws and writes styles as text, which the security policy of the page refuses:
 * attributes become declarations, and `style` elements sheets, which it lets through, and mean the same.
 *
 * @param holderId Id of the element that is drawn into. Its text would hold styles again, so that it has
 *   none: its nodes are what was drawn.
 */
export async function withStyleObjects(
  holderId: string,
  work: () => Promise<unknown>,
): Promise<Drawn> {
  const sheets: DrawnSheet[] = [];
  const { setAttribute } = Element.prototype;
  const { createElement } = Document.prototype;
  const { parseFromString } = DOMParser.prototype;
  const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
  let holder: Element | undefined;
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    if (name === "style") setStyle(this, value);
    else setAttribute.call(this, name, value);
    if (name !== "id" || value !== holderId) return;
    holder = this;
    Object.defineProperty(this, "innerHTML", { get: () => "" });
  };
  document.createElement = (tag: string, options?: ElementCreationOptions) =>
    tag.toLowerCase() === "style"
      ? styleSheetElement(sheets)
      : createElement.call(document, tag, options);
  // A text may be an object that is said to be trusted.
  DOMParser.prototype.parseFromString = function (text: unknown, type: DOMParserSupportedType) {
    return parseFromString.call(this, withStylesAside(String(text)), type);
  };
  Object.defineProperty(Element.prototype, "innerHTML", {
    ...innerHtml,
    set(this: Element, text: unknown) {
      innerHtml?.set?.call(this, withStylesAside(String(text)));
      for (const element of this.querySelectorAll(`[${ASIDE}]`)) {
        setStyle(element, element.getAttribute(ASIDE) ?? "");
        element.removeAttribute(ASIDE);
      }
    },
  });
  try {
    await work();
    if (!holder) throw new Error("Nothing was drawn.");
    return { holder, sheets };
  } catch (error) {
    removeSheets(sheets);
    throw error;
  } finally {
    Element.prototype.setAttribute = setAttribute;
    DOMParser.prototype.parseFromString = parseFromString;
    if (innerHtml) Object.defineProperty(Element.prototype, "innerHTML", innerHtml);
    Reflect.deleteProperty(document, "createElement");
  }
}

/** Takes style sheets off the page. */
export function removeSheets(drawn: readonly DrawnSheet[]): void {
  const sheets = new Set(drawn.map(({ sheet }) => sheet));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => !sheets.has(one));
  // Who looks for its style sheet by id makes it again.
  for (const { element } of drawn) element.remove();
}

/** Holds the text of a style attribute from where it is parsed to where it applies. */
const ASIDE = "data-drawn-style";

function withStylesAside(html: string): string {
  return html.replace(/(<[^<>]*?\s)style=/gi, `$1${ASIDE}=`);
}

function setStyle(element: Element, text: string): void {
  if (element instanceof SVGElement || element instanceof HTMLElement) element.style.cssText = text;
}

/** An element whose text applies to the page, wherever it stands. */
function styleSheetElement(sheets: DrawnSheet[]): HTMLElement {
  const sheet = new CSSStyleSheet();
  const element = document.createElement("template");
  const text = {
    get: () => "",
    set: (css: string) => {
      sheet.replaceSync(css);
    },
  };
  Object.defineProperties(element, { innerHTML: text, textContent: text });
  sheets.push({ sheet, element });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return element;
}
