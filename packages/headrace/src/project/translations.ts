import { z } from "zod";

/** What a file of translations of Docusaurus says of each text; other keys are notes of translators. */
export const translationsSchema = z.record(
  z.string(),
  z.looseObject({ message: z.string() }).transform(({ message }) => message),
);
