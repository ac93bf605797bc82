import type { FaultMessages } from "./english.ts";

export const SPANISH_FAULTS: FaultMessages = {
  valueForbidden: "Este valor no está permitido.",
  expectedType: "Debe ser de tipo {types}, no {type}.",
  mustBe: "Debe ser {value}.",
  tooShort:
    "Necesita al menos {count} carácter.|Necesita al menos {count} caracteres.|Necesita al menos {count} caracteres.",
  tooLong:
    "Como máximo {count} carácter.|Como máximo {count} caracteres.|Como máximo {count} caracteres.",
  patternMissed: "No coincide con {pattern}.",
  formatMissed: "No es un {format} válido.",
  tooSmall: "Debe ser {limit} o más.",
  tooLarge: "Debe ser {limit} o menos.",
  notMore: "Debe ser mayor que {limit}.",
  notLess: "Debe ser menor que {limit}.",
  noMultiple: "Debe ser un múltiplo de {limit}.",
  tooFewItems:
    "Necesita al menos {count} elemento.|Necesita al menos {count} elementos.|Necesita al menos {count} elementos.",
  tooManyItems:
    "Como máximo {count} elemento.|Como máximo {count} elementos.|Como máximo {count} elementos.",
  listedTwice: "Está dos veces.",
  tooFewProperties:
    "Necesita al menos {count} propiedad.|Necesita al menos {count} propiedades.|Necesita al menos {count} propiedades.",
  tooManyProperties:
    "Como máximo {count} propiedad.|Como máximo {count} propiedades.|Como máximo {count} propiedades.",
  isRequired: "Es obligatorio.",
  noSuchProperty: "No existe esa propiedad.",
  fitsSeveral: "Coincide con más de uno de: {labels}.",
  fitsNone: "No coincide con ninguno de: {labels}.",
  expectedToken: "Se esperaba {expected}, se encontró {found}",
  textEnds: "El texto acaba aquí; se esperaba {expected}.",
  tooDeep: "Demasiado anidado.",
  theEnd: "el final",
  aValue: "un valor",
  aQuotedName: "un nombre entre comillas dobles",
  bodyNotMade:
    "Aquí no se puede crear un cuerpo de {type}: escríbalo con una biblioteca para MIME.",
  bodyMissing: "La petición necesita un cuerpo.",
  colonInUserName: "Un nombre de usuario no puede contener dos puntos.",
  headerName: "«{name}» no puede ser el nombre de una cabecera.",
  headerBreak: "La cabecera {name} no puede contener un salto de línea.",
  headerAscii: "La cabecera {name} solo puede contener caracteres ASCII.",
  parameterMissing: "El parámetro {place} {name} necesita un valor.",
  pathDots: "El parámetro de ruta {name} no puede ser «{value}».",
  variableMissing: "La variable {name} del servidor no tiene valor.",
  serverNotAbsolute: "La dirección del servidor debe ser completa: https://host/ruta.",
  serverNotHttp: "La dirección del servidor debe empezar por https: o http:.",
  serverHoldsUser: "La dirección del servidor no puede contener usuario ni contraseña.",
  methodForbidden:
    "Un navegador no puede enviar peticiones {method}. Use uno de los ejemplos de código.",
  bodyForbidden:
    "Un navegador no puede enviar un cuerpo con {method}. Use uno de los ejemplos de código.",
  cookiesForbidden:
    "Una página no puede definir cookies de otro sitio. Inicie sesión allí, o use uno de los ejemplos de código.",
  headerForbidden:
    "El navegador define por sí mismo la cabecera {name}. Use uno de los ejemplos de código.",
  chooseFile: "Elija primero un archivo para {name}.",
};
