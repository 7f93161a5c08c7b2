/** Invented companies and public buyers, with fiscal codes higher than any issued one. */
import type { CompanyImport } from "@curat/api";
import { placeIn } from "./places.ts";

const BANK = "Banca Exemplu S.A.";

export const COMPANIES = {
  pfa: {
    type: "pfa",
    name: "Munteanu Ana Atelier de Lumânări P.F.A.",
    cui: "99002019",
    registryNumber: "F12/999101/2021",
    ...placeIn("CJ", "Cluj-Napoca", "Str. Salcâmilor nr. 14, ap. 6", "400101"),
  },
  pensiune: {
    name: "Pensiunea Valea Brazilor Exemplu S.R.L.",
    cui: "99002027",
    registryNumber: "J08/999102/2014",
    bank: BANK,
    iban: "RO38AAAA1B31007593840101",
    ...placeIn("BV", "Bran", "Str. Brazilor nr. 27", "507025"),
  },
  bistro: {
    name: "Bistro La Salcâm Exemplu S.R.L.",
    cui: "99002035",
    registryNumber: "J16/999103/2018",
    bank: BANK,
    iban: "RO11AAAA1B31007593840102",
    ...placeIn("DJ", "Craiova", "Str. Teilor nr. 5", "200102"),
  },
  curatenie: {
    name: "Lumină și Spor Curățenie Exemplu S.R.L.",
    cui: "99002043",
    registryNumber: "J35/999104/2011",
    bank: BANK,
    iban: "RO81AAAA1B31007593840103",
    ...placeIn("TM", "Timișoara", "Calea Morilor nr. 112, hala 3", "300103"),
  },
  scoala: {
    name: "Școala Gimnazială Exemplu nr. 99",
    cui: "99002051",
    bank: "Trezoreria Exemplu",
    iban: "RO54AAAA1B31007593840104",
    ...placeIn("AB", "Alba Iulia", "Str. Castanilor nr. 8", "510104"),
  },
  primarie: {
    name: "Primăria Comunei Exemplu de Sus",
    cui: "99002060",
    bank: "Trezoreria Exemplu",
    iban: "RO27AAAA1B31007593840105",
    ...placeIn("MM", "Vișeu de Sus", "Str. Principală nr. 1", "435700"),
  },
} as const satisfies Record<string, CompanyImport>;

export type CompanyKey = keyof typeof COMPANIES;
