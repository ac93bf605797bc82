import type { WeakWords } from "../options.ts";

const STOP_WORDS =
  "a an the of to in on at by as is are was were be been being am it its and or for from with " +
  "that this these those there here i me my we us our you your they their them he she his her " +
  "how what why when where which who whose do does did doing can could should would will shall " +
  "may might must have has had having if so then than into about also but dont cant whats hows " +
  "wheres whos im ive during";
const QUESTION_WORDS =
  "how what why when where which who can could do does did is are should will would may";
const FILLERS =
  "work works working make makes made use used using get gets getting need needs want way ways " +
  "every any all some only just like mean means happen happens " +
  "able again allow allows always another anyone anything become becomes bring certain come " +
  "comes each either else enough ever everything few find finds finding found give gives given " +
  "giving go goes going gone good got happened help however instead keep keeps keeping kept " +
  "kind know knows known let lets long look looking lot many maybe more most much myself never " +
  "no nor not nothing now often once one ones other others own perhaps possible put puts " +
  "rather really right same say says see seeing seen several show shows since something " +
  "sometimes still such sure take takes taken taking tell tells thing things think too toward " +
  "tried tries try trying upon very via wants well went whether while whole within without yes " +
  "yet out over through away up off";

/** Not "page" or "example": those are parts of what many pages are about. */
const TEXTS = "docs doc documentation tutorial tutorials guide guides manual";

/** The weak words of English: an index carries them to the queries it answers. */
export const ENGLISH_WEAK_WORDS: WeakWords = {
  stop: STOP_WORDS.split(" "),
  question: QUESTION_WORDS.split(" "),
  filler: FILLERS.split(" "),
  text: TEXTS.split(" "),
};

/** For languages whose weak words are not known. */
export const NO_WEAK_WORDS: WeakWords = { stop: [], question: [], filler: [], text: [] };
