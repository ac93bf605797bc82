import type { FaultMessages } from "./english.ts";

export const FRENCH_FAULTS: FaultMessages = {
  valueForbidden: "Cette valeur n’est pas permise.",
  expectedType: "Doit être de type {types}, pas {type}.",
  mustBe: "Doit être {value}.",
  tooShort:
    "Il faut au moins {count} caractère.|Il faut au moins {count} caractères.|Il faut au moins {count} caractères.",
  tooLong: "Au plus {count} caractère.|Au plus {count} caractères.|Au plus {count} caractères.",
  patternMissed: "Ne correspond pas à {pattern}.",
  formatMissed: "Format {format} non valide.",
  tooSmall: "Doit être {limit} ou plus.",
  tooLarge: "Doit être {limit} ou moins.",
  notMore: "Doit être supérieur à {limit}.",
  notLess: "Doit être inférieur à {limit}.",
  noMultiple: "Doit être un multiple de {limit}.",
  tooFewItems:
    "Il faut au moins {count} élément.|Il faut au moins {count} éléments.|Il faut au moins {count} éléments.",
  tooManyItems: "Au plus {count} élément.|Au plus {count} éléments.|Au plus {count} éléments.",
  listedTwice: "Figure deux fois.",
  tooFewProperties:
    "Il faut au moins {count} propriété.|Il faut au moins {count} propriétés.|Il faut au moins {count} propriétés.",
  tooManyProperties:
    "Au plus {count} propriété.|Au plus {count} propriétés.|Au plus {count} propriétés.",
  isRequired: "Est requis.",
  noSuchProperty: "Cette propriété n’existe pas.",
  fitsSeveral: "Correspond à plusieurs de : {labels}.",
  fitsNone: "Ne correspond à aucun de : {labels}.",
  expectedToken: "Attendu : {expected}, trouvé : {found}",
  textEnds: "Le texte s’arrête ici ; attendu : {expected}.",
  tooDeep: "Imbrication trop profonde.",
  theEnd: "la fin",
  aValue: "une valeur",
  aQuotedName: "un nom entre guillemets doubles",
  bodyNotMade:
    "Un corps de type {type} ne peut pas être produit ici : écrivez-le avec une bibliothèque pour MIME.",
  bodyMissing: "La requête demande un corps.",
  colonInUserName: "Un nom d’utilisateur ne peut pas contenir de deux-points.",
  headerName: "« {name} » ne peut pas être le nom d’un en-tête.",
  headerBreak: "L’en-tête {name} ne peut pas contenir de saut de ligne.",
  headerAscii: "L’en-tête {name} ne peut contenir que des caractères ASCII.",
  parameterMissing: "Le paramètre {place} {name} demande une valeur.",
  pathDots: "Le paramètre de chemin {name} ne peut pas être « {value} ».",
  variableMissing: "La variable {name} du serveur n’a pas de valeur.",
  serverNotAbsolute: "L’adresse du serveur doit être complète : https://hote/chemin.",
  serverNotHttp: "L’adresse du serveur doit commencer par https: ou http:.",
  serverHoldsUser: "L’adresse du serveur ne peut contenir ni nom d’utilisateur ni mot de passe.",
  methodForbidden:
    "Un navigateur ne peut pas envoyer de requêtes {method}. Utilisez l’un des exemples de code.",
  bodyForbidden:
    "Un navigateur ne peut pas envoyer de corps avec {method}. Utilisez l’un des exemples de code.",
  cookiesForbidden:
    "Une page ne peut pas définir les cookies d’un autre site. Connectez-vous là-bas, ou utilisez l’un des exemples de code.",
  headerForbidden:
    "Le navigateur définit lui-même l’en-tête {name}. Utilisez l’un des exemples de code.",
  chooseFile: "Choisissez d’abord un fichier pour {name}.",
};
