import { z } from "zod";

/** A value of a declaration in CSS: nothing that would end it. */
export const cssColor = z
  .string()
  .regex(/^[^;{}<>"\\]+$/, { error: 'must be a color of CSS such as "#fdfcfa"' });
