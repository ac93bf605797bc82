import type { FaultMessages } from "./english.ts";

export const GERMAN_FAULTS: FaultMessages = {
  valueForbidden: "Dieser Wert ist nicht erlaubt.",
  expectedType: "Muss vom Typ {types} sein, nicht {type}.",
  mustBe: "Muss {value} sein.",
  tooShort: "Braucht mindestens {count} Zeichen.|Braucht mindestens {count} Zeichen.",
  tooLong: "Höchstens {count} Zeichen.|Höchstens {count} Zeichen.",
  patternMissed: "Passt nicht auf {pattern}.",
  formatMissed: "Kein gültiges Format: {format}.",
  tooSmall: "Muss {limit} oder mehr sein.",
  tooLarge: "Muss {limit} oder weniger sein.",
  notMore: "Muss mehr als {limit} sein.",
  notLess: "Muss weniger als {limit} sein.",
  noMultiple: "Muss ein Vielfaches von {limit} sein.",
  tooFewItems: "Braucht mindestens {count} Element.|Braucht mindestens {count} Elemente.",
  tooManyItems: "Höchstens {count} Element.|Höchstens {count} Elemente.",
  listedTwice: "Ist doppelt aufgeführt.",
  tooFewProperties:
    "Braucht mindestens {count} Eigenschaft.|Braucht mindestens {count} Eigenschaften.",
  tooManyProperties: "Höchstens {count} Eigenschaft.|Höchstens {count} Eigenschaften.",
  isRequired: "Ist erforderlich.",
  noSuchProperty: "Eine solche Eigenschaft gibt es nicht.",
  fitsSeveral: "Passt auf mehr als eines: {labels}.",
  fitsNone: "Passt auf keines: {labels}.",
  expectedToken: "Erwartet: {expected}, gefunden: {found}",
  textEnds: "Der Text endet hier; erwartet: {expected}.",
  tooDeep: "Zu tief verschachtelt.",
  theEnd: "das Ende",
  aValue: "ein Wert",
  aQuotedName: "ein Name in doppelten Anführungszeichen",
  bodyNotMade:
    "Ein Body vom Typ {type} kann hier nicht entstehen: Schreiben Sie ihn mit einer Bibliothek für MIME.",
  bodyMissing: "Die Anfrage braucht einen Body.",
  colonInUserName: "Ein Benutzername kann keinen Doppelpunkt enthalten.",
  headerName: "„{name}“ kann kein Name eines Headers sein.",
  headerBreak: "Der Header {name} kann keinen Zeilenumbruch enthalten.",
  headerAscii: "Der Header {name} kann nur ASCII-Zeichen enthalten.",
  parameterMissing: "Der {place}-Parameter {name} braucht einen Wert.",
  pathDots: "Der Pfadparameter {name} kann nicht „{value}“ sein.",
  variableMissing: "Die Variable {name} des Servers hat keinen Wert.",
  serverNotAbsolute: "Die Adresse des Servers muss vollständig sein: https://host/pfad.",
  serverNotHttp: "Die Adresse des Servers muss mit https: oder http: beginnen.",
  serverHoldsUser: "Die Adresse des Servers kann keinen Benutzernamen und kein Passwort enthalten.",
  methodForbidden:
    "Ein Browser kann keine {method}-Anfragen senden. Verwenden Sie eines der Codebeispiele.",
  bodyForbidden:
    "Ein Browser kann mit {method} keinen Body senden. Verwenden Sie eines der Codebeispiele.",
  cookiesForbidden:
    "Eine Seite kann keine Cookies einer anderen Site setzen. Melden Sie sich dort an, oder verwenden Sie eines der Codebeispiele.",
  headerForbidden:
    "Den Header {name} setzt der Browser selbst. Verwenden Sie eines der Codebeispiele.",
  chooseFile: "Wählen Sie zuerst eine Datei für {name}.",
};
