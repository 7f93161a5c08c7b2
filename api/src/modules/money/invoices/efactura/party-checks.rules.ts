import { check, type Check } from "./checks.ts";
import type { EAddress, EDocument, EParty } from "./e-document.ts";
import { lengthOf, LIMITS } from "./text-limits.rules.ts";

const COUNTIES = new Set(
  (
    "AB AG AR B BC BH BN BR BT BV BZ CJ CL CS CT CV DB DJ GJ GL GR HD HR IF IL IS MH MM MS NT OT PH SB SJ SM SV TL TM " +
    "TR VL VN VS"
  )
    .split(" ")
    .map((code) => `RO-${code}`),
);
const SECTOR = /^SECTOR[1-6]$/;
const VAT_ID = /^RO\d{2,10}$/;

interface Side {
  side: "seller" | "buyer";
  who: string;
  where: string;
  ids: {
    name: string;
    address: string;
    country: string;
    street: string;
    city: string;
    sector: string;
    county: string;
    nameLength: string;
    streetLength: string;
    moreLength: string;
    cityLength: string;
    postcodeLength: string;
    phoneLength: string;
    emailLength: string;
  };
}

const SIDES: readonly Side[] = [
  {
    side: "seller",
    who: "vânzătorului",
    where: "Completează în Setări, la Datele firmei.",
    ids: {
      name: "BR-06",
      address: "BR-08",
      country: "BR-09",
      street: "BR-RO-081",
      city: "BR-RO-091",
      sector: "BR-RO-100",
      county: "BR-RO-110",
      nameLength: "BR-RO-L201",
      streetLength: "BR-RO-L151",
      moreLength: "BR-RO-L1002",
      cityLength: "BR-RO-L0501",
      postcodeLength: "BR-RO-L0201",
      phoneLength: "BR-RO-L1005",
      emailLength: "BR-RO-L1006",
    },
  },
  {
    side: "buyer",
    who: "cumpărătorului",
    where: "Corectează datele de facturare ale comenzii.",
    ids: {
      name: "BR-07",
      address: "BR-10",
      country: "BR-11",
      street: "BR-RO-082",
      city: "BR-RO-092",
      sector: "BR-RO-101",
      county: "BR-RO-111",
      nameLength: "BR-RO-L203",
      streetLength: "BR-RO-L152",
      moreLength: "BR-RO-L1007",
      cityLength: "BR-RO-L0502",
      postcodeLength: "BR-RO-L0202",
      phoneLength: "BR-RO-L1010",
      emailLength: "BR-RO-L1011",
    },
  },
];

function sideChecks({ side, who, where, ids }: Side): Check[] {
  const onParty = (rule: string, field: string, says: string, holds: (party: EParty) => boolean) =>
    check(rule, `${side}.${field}`, `${says} ${where}`, (document) => holds(document[side]));
  const onAddress = (rule: string, field: string, says: string, holds: (address: EAddress) => boolean) =>
    onParty(rule, `address.${field}`, says, ({ address }) => holds(address));
  const within = (max: number, text: string): boolean => lengthOf(text) <= max;
  const tooLong = (what: string, max: number): string =>
    `${what} ${who} are mai mult de ${max} de caractere.`;
  return [
    onParty(ids.name, "name", `Lipsește numele ${who}.`, ({ name }) => name !== ""),
    // If only a part of the address is missing, the rule for that part reports it.
    onParty(ids.address, "address", `Lipsește adresa ${who}.`, ({ address }) =>
      [address.street, address.city, address.county].some((part) => part !== ""),
    ),
    onAddress(ids.country, "country", `Lipsește țara ${who}.`, ({ country }) => country !== ""),
    onAddress(ids.street, "street", `Lipsește strada din adresa ${who}.`, ({ street }) => street !== ""),
    onAddress(ids.city, "city", `Lipsește localitatea din adresa ${who}.`, ({ city }) => city !== ""),
    onAddress(
      ids.sector,
      "city",
      `În București, localitatea ${who} este sectorul: SECTOR1 până la SECTOR6.`,
      ({ county, city, country }) =>
        country !== "RO" || county !== "RO-B" || city === "" || SECTOR.test(city),
    ),
    onAddress(
      ids.county,
      "county",
      `Județul ${who} lipsește sau nu are un cod cunoscut (de exemplu RO-CJ).`,
      ({ county, country }) => country !== "RO" || COUNTIES.has(county),
    ),
    onParty(ids.nameLength, "name", tooLong("Numele", LIMITS.partyName), ({ name }) =>
      within(LIMITS.partyName, name),
    ),
    onAddress(ids.streetLength, "street", tooLong("Strada", LIMITS.street), ({ street }) =>
      within(LIMITS.street, street),
    ),
    onAddress(ids.moreLength, "street", tooLong("A doua parte a adresei", LIMITS.streetMore), (address) =>
      within(LIMITS.streetMore, address.streetMore),
    ),
    onAddress(ids.cityLength, "city", tooLong("Localitatea", LIMITS.city), ({ city }) =>
      within(LIMITS.city, city),
    ),
    onAddress(ids.postcodeLength, "postcode", tooLong("Codul poștal", LIMITS.postcode), ({ postcode }) =>
      within(LIMITS.postcode, postcode),
    ),
    onParty(ids.phoneLength, "phone", tooLong("Telefonul", LIMITS.phone), ({ phone }) =>
      within(LIMITS.phone, phone),
    ),
    onParty(ids.emailLength, "email", tooLong("E-mailul", LIMITS.email), ({ email }) =>
      within(LIMITS.email, email),
    ),
  ];
}

const hasCategory = (document: EDocument, categories: string): boolean =>
  document.lines.some(({ category }) => category !== null && categories.split(" ").includes(category));

/** Rules on identification numbers. Most depend on the VAT categories of the goods. */
const NUMBERS: readonly Check[] = [
  check(
    "BR-CO-26",
    "seller.legalId",
    "Lipsește codul fiscal al vânzătorului. Completează-l în Setări, la Datele firmei.",
    ({ seller }) => seller.legalId !== "" || seller.vatId !== null,
  ),
  check(
    "BR-RO-065",
    "seller.vatId",
    "Lipsește codul de TVA sau codul fiscal al vânzătorului. Completează-l în Setări, la Datele firmei.",
    (document) =>
      !hasCategory(document, "S Z E AE") || document.seller.vatId !== null || document.seller.legalId !== "",
  ),
  check(
    "BR-S-02",
    "seller.vatId",
    "Firma vinde cu TVA, dar CUI-ul ei lipsește sau nu are RO în față. Completează-l în Setări, la Datele firmei.",
    (document) => !hasCategory(document, "S") || document.seller.vatId !== null,
  ),
  check(
    "BR-RO-120",
    "buyer.legalId",
    "Lipsește codul fiscal al cumpărătorului. Corectează datele de facturare ale comenzii.",
    ({ buyer }) => buyer.legalId !== "" || buyer.vatId !== null,
  ),
  ...(["seller", "buyer"] as const).map((side) =>
    check(
      "BR-CO-09",
      `${side}.vatId`,
      "Codul de TVA se scrie RO urmat de 2 până la 10 cifre.",
      (document) => document[side].vatId === null || VAT_ID.test(document[side].vatId),
    ),
  ),
  check(
    "BR-O-02",
    "seller.vatId",
    "La vânzările în afara sferei TVA, factura nu conține coduri de TVA.",
    (document) =>
      !hasCategory(document, "O") || (document.seller.vatId === null && document.buyer.vatId === null),
  ),
  check(
    "BR-RO-L1000",
    "seller.register",
    "Numărul de înregistrare la Registrul Comerțului și capitalul social au împreună peste 1.000 de caractere: scurtează-le.",
    ({ seller }) => lengthOf(seller.register) <= LIMITS.legalForm,
  ),
];

export const PARTY_CHECKS: readonly Check[] = [...SIDES.flatMap(sideChecks), ...NUMBERS];
