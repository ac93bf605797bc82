/** A tag with its attributes, whose values may stand in braces. Sticky. */
export const TAG =
  /<(?:\/?[A-Za-z][\w.:-]*(?:\s+[\w.:-]+(?:=(?:"[^"]*"|'[^']*'|\{.*?\}(?=[\s/>])|[^\s"'=<>`{]+))?)*\s*\/?)?>/y;
