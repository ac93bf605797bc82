import type { FaultMessages } from "./english.ts";

export const CZECH_FAULTS: FaultMessages = {
  valueForbidden: "Tato hodnota není povolena.",
  expectedType: "Musí být typu {types}, ne {type}.",
  mustBe: "Musí být {value}.",
  tooShort:
    "Potřebuje alespoň {count} znak.|Potřebuje alespoň {count} znaky.|Potřebuje alespoň {count} znaku.|Potřebuje alespoň {count} znaků.",
  tooLong:
    "Nejvýše {count} znak.|Nejvýše {count} znaky.|Nejvýše {count} znaku.|Nejvýše {count} znaků.",
  patternMissed: "Neodpovídá {pattern}.",
  formatMissed: "Neplatný formát {format}.",
  tooSmall: "Musí být {limit} nebo více.",
  tooLarge: "Musí být {limit} nebo méně.",
  notMore: "Musí být více než {limit}.",
  notLess: "Musí být méně než {limit}.",
  noMultiple: "Musí být násobek {limit}.",
  tooFewItems:
    "Potřebuje alespoň {count} položku.|Potřebuje alespoň {count} položky.|Potřebuje alespoň {count} položky.|Potřebuje alespoň {count} položek.",
  tooManyItems:
    "Nejvýše {count} položka.|Nejvýše {count} položky.|Nejvýše {count} položky.|Nejvýše {count} položek.",
  listedTwice: "Je uvedeno dvakrát.",
  tooFewProperties:
    "Potřebuje alespoň {count} vlastnost.|Potřebuje alespoň {count} vlastnosti.|Potřebuje alespoň {count} vlastnosti.|Potřebuje alespoň {count} vlastností.",
  tooManyProperties:
    "Nejvýše {count} vlastnost.|Nejvýše {count} vlastnosti.|Nejvýše {count} vlastnosti.|Nejvýše {count} vlastností.",
  isRequired: "Je povinné.",
  noSuchProperty: "Taková vlastnost není.",
  fitsSeveral: "Odpovídá více než jednomu z: {labels}.",
  fitsNone: "Neodpovídá žádnému z: {labels}.",
  expectedToken: "Očekává se {expected}, nalezeno {found}",
  textEnds: "Text zde končí; očekává se {expected}.",
  tooDeep: "Příliš hluboko vnořené.",
  theEnd: "konec",
  aValue: "hodnota",
  aQuotedName: "název v uvozovkách",
  bodyNotMade: "Tělo typu {type} zde nelze vytvořit: napište je pomocí knihovny pro MIME.",
  bodyMissing: "Požadavek potřebuje tělo.",
  colonInUserName: "Uživatelské jméno nemůže obsahovat dvojtečku.",
  headerName: "„{name}“ nemůže být názvem hlavičky.",
  headerBreak: "Hlavička {name} nemůže obsahovat konec řádku.",
  headerAscii: "Hlavička {name} může obsahovat jen znaky ASCII.",
  parameterMissing: "Parametr {place} {name} potřebuje hodnotu.",
  pathDots: "Parametr cesty {name} nemůže být „{value}“.",
  variableMissing: "Proměnná serveru {name} nemá hodnotu.",
  serverNotAbsolute: "Adresa serveru musí být úplná: https://host/cesta.",
  serverNotHttp: "Adresa serveru musí začínat na https: nebo http:.",
  serverHoldsUser: "Adresa serveru nemůže obsahovat uživatelské jméno ani heslo.",
  methodForbidden: "Prohlížeč nemůže posílat požadavky {method}. Použijte některou z ukázek kódu.",
  bodyForbidden: "Prohlížeč nemůže s {method} poslat tělo. Použijte některou z ukázek kódu.",
  cookiesForbidden:
    "Stránka nemůže nastavit cookies jiných stránek. Přihlaste se tam, nebo použijte některou z ukázek kódu.",
  headerForbidden: "Hlavičku {name} nastavuje prohlížeč sám. Použijte některou z ukázek kódu.",
  chooseFile: "Nejprve vyberte soubor pro {name}.",
};
