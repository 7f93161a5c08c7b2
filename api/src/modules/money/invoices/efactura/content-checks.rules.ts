import { check, type Check, checkEach } from "./checks.ts";
import { lengthOf, LIMITS } from "./text-limits.rules.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const UNITS = /^[A-Z0-9]{2,3}$/;
const MEANS = new Set(["10", "30", "48"]);
const NUMBER_IS_OURS = "Verifică seria facturilor în Setări, la Datele firmei.";

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text));
}

const HEAD: readonly Check[] = [
  check("BR-02", "number", `Lipsește numărul facturii. ${NUMBER_IS_OURS}`, ({ number }) => number !== ""),
  check("BR-RO-010", "number", `Numărul facturii nu are nicio cifră. ${NUMBER_IS_OURS}`, ({ number }) =>
    /\d/.test(number),
  ),
  check(
    "BR-RO-L155",
    "number",
    `Numărul facturii are mai mult de ${LIMITS.number} de caractere. ${NUMBER_IS_OURS}`,
    ({ number }) => lengthOf(number) <= LIMITS.number,
  ),
  check("BR-03", "issuedOn", "Data emiterii lipsește sau nu este o zi din calendar.", ({ issuedOn }) =>
    isDay(issuedOn),
  ),
  check(
    "BR-RO-020",
    "type",
    "Tipul documentului nu este factură (380) sau notă de creditare (381).",
    ({ type }) => ["380", "381"].includes(type),
  ),
  check("BR-RO-030", "currency", "Moneda facturii nu este leul (RON).", ({ currency }) => currency === "RON"),
  check(
    "BR-RO-A020",
    "notes",
    `Sunt mai mult de ${LIMITS.notes} de comentarii.`,
    ({ notes }) => notes.length <= LIMITS.notes,
  ),
  checkEach(
    ["BR-RO-L302", "notes", ""],
    `are mai mult de ${LIMITS.note} de caractere.`,
    (note) => lengthOf(note) <= LIMITS.note,
  ),
  check(
    "BR-RO-L0303",
    "orderReference",
    `Referința comenzii are mai mult de ${LIMITS.reference} de caractere.`,
    ({ orderReference }) => lengthOf(orderReference) <= LIMITS.reference,
  ),
  check(
    "BR-RO-L0302",
    "contractReference",
    `Referința contractului are mai mult de ${LIMITS.reference} de caractere.`,
    ({ contractReference }) => lengthOf(contractReference) <= LIMITS.reference,
  ),
  check(
    "BR-RO-L0301",
    "buyerReference",
    `Numărul din SEAP are mai mult de ${LIMITS.reference} de caractere.`,
    ({ buyerReference }) => lengthOf(buyerReference) <= LIMITS.reference,
  ),
  check(
    "BR-55",
    "takesBack",
    "Nota de creditare nu precizează ce factură stornează.",
    ({ type, takesBack }) => type === "380" || (takesBack !== null && /\d/.test(takesBack.number)),
  ),
];

const PAYMENT: readonly Check[] = [
  check(
    "BR-CL-16",
    "paymentMeans",
    "Codul metodei de plată nu este recunoscut de ANAF.",
    ({ paymentMeans }) => paymentMeans === null || MEANS.has(paymentMeans),
  ),
  check(
    "BR-61",
    "iban",
    "Plata se face prin transfer, dar lipsește contul vânzătorului. Completează IBAN-ul în Setări, la Datele firmei.",
    ({ paymentMeans, iban }) => paymentMeans !== "30" || IBAN.test(iban),
  ),
  check(
    "BR-CO-25",
    "dueOn",
    "Factura are o sumă de plată, dar nu are nici termen, nici condiții de plată.",
    ({ totalBani, dueOn, terms }) => totalBani <= 0 || dueOn !== null || terms !== "",
  ),
  check(
    "BR-RO-L301",
    "terms",
    `Condițiile de plată au mai mult de ${LIMITS.terms} de caractere.`,
    ({ terms }) => lengthOf(terms) <= LIMITS.terms,
  ),
];

const LINES: readonly Check[] = [
  check("BR-16", "lines", "Factura nu are niciun rând.", ({ lines }) => lines.length > 0),
  checkEach(
    ["BR-21", "lines", "id"],
    "nu are număr propriu.",
    ({ id }, { lines }) => id !== "" && lines.filter((other) => other.id === id).length === 1,
  ),
  checkEach(
    ["BR-22", "lines", "quantity"],
    "nu are cantitate.",
    ({ quantity }) => Number.isFinite(quantity) && quantity !== 0,
  ),
  checkEach(
    ["BR-23", "lines", "unitCode"],
    "unitatea de măsură nu are un cod UN/ECE. Alege la produs una cunoscută (buc., l, kg, set …).",
    ({ unitCode }) => unitCode !== null,
  ),
  checkEach(
    ["BR-CL-23", "lines", "unitCode"],
    "codul unității de măsură nu este în lista UN/ECE. Alege la produs o unitate cunoscută (buc., l, kg, set …).",
    ({ unitCode }) => unitCode === null || UNITS.test(unitCode),
  ),
  checkEach(["BR-25", "lines", "name"], "lipsește numele produsului.", ({ name }) => name !== ""),
  checkEach(
    ["BR-RO-L1024", "lines", "name"],
    `numele are mai mult de ${LIMITS.itemName} de caractere.`,
    ({ name }) => lengthOf(name) <= LIMITS.itemName,
  ),
  checkEach(
    ["BR-RO-L212", "lines", "description"],
    `descrierea are mai mult de ${LIMITS.itemDescription} de caractere.`,
    ({ description }) => lengthOf(description) <= LIMITS.itemDescription,
  ),
  checkEach(["BR-26", "lines", "price"], "lipsește prețul unitar.", ({ price }) => price !== ""),
  checkEach(["BR-27", "lines", "price"], "prețul unitar este sub zero.", ({ price }) => !(Number(price) < 0)),
  checkEach(
    ["BR-65", "lines", "cpv"],
    "codul CPV se scrie cu opt cifre, cratimă și cifra de control.",
    ({ cpv }) => cpv === null || /^\d{8}-\d$/.test(cpv),
  ),
  checkEach(["BR-33", "allowances", "reason"], "nu are completat motivul.", ({ reason }) => reason !== ""),
  checkEach(
    ["BR-RO-L1017", "allowances", "reason"],
    `motivul are mai mult de ${LIMITS.allowanceReason} de caractere.`,
    ({ reason }) => lengthOf(reason) <= LIMITS.allowanceReason,
  ),
];

export const CONTENT_CHECKS: readonly Check[] = [...HEAD, ...PAYMENT, ...LINES];
