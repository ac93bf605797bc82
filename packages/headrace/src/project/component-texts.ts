/** What components say in each language, by the ids that they give their texts. */
export type ComponentTexts = Record<string, Record<string, string>>;

/**
 * Without what the frame says. Languages without any are absent.
 *
 * @param codeTexts By language and id.
 */
export function componentTexts(codeTexts: ComponentTexts): ComponentTexts {
  return Object.fromEntries(
    Object.entries(codeTexts).flatMap(([code, all]) => {
      const own = Object.entries(all).filter(([id]) => !id.startsWith("theme."));
      return own.length > 0 ? [[code, Object.fromEntries(own)]] : [];
    }),
  );
}
