/** What the compiler leaves where a page lists its category. */
export const CARDS_MARKER = '<div class="doc-cards"></div>';
