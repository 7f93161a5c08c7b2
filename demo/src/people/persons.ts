/** Invented people: registered customers, and guests who ordered without an account. */
import type { PlaceImport } from "@curat/api";
import type { CompanyKey } from "./companies.ts";
import { placeIn } from "./places.ts";

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Parcels are sent to the first address. */
  places: readonly [PlaceImport, ...PlaceImport[]];
  /** Guests have no account. */
  account?: Account;
}
interface Account {
  registeredDaysAgo: number;
  /** Only accounts for trying out the shop have a password, because hashing is slow. */
  password?: string;
  companies?: readonly CompanyKey[];
  /** Favourite products by base key. */
  favourites?: readonly string[];
}

/** Password of all test accounts (docs/operations.md). */
export const DEMO_PASSWORD = "curat-demo-2026";

export const PERSONS = {
  ana: {
    email: "ana.munteanu@example.com",
    firstName: "Ana",
    lastName: "Munteanu",
    phone: "+40700000111",
    places: [
      placeIn("CJ", "Cluj-Napoca", "Str. Salcâmilor nr. 14, ap. 6", "400101"),
      placeIn("CJ", "Turda", "Str. Morii nr. 3", "401106"),
    ],
    account: {
      registeredDaysAgo: 402,
      password: DEMO_PASSWORD,
      companies: ["pfa"],
      favourites: [
        "aspirator-umed-uscat-bura",
        "cos-pedala-tihna",
        "sapun-spuma-norisor",
        "laveta-microfibra-catifea",
        "difuzor-betisoare-trestie",
      ],
    },
  },
  mihai: {
    email: "mihai.dobrescu@valea-brazilor.example",
    firstName: "Mihai",
    lastName: "Dobrescu",
    phone: "+40700000112",
    places: [placeIn("BV", "Bran", "Str. Brazilor nr. 27", "507025")],
    account: {
      registeredDaysAgo: 377,
      password: DEMO_PASSWORD,
      companies: ["pensiune"],
      favourites: ["detergent-pudra-hotel", "dispenser-sapun-picur"],
    },
  },
  carmen: {
    email: "secretariat@scoala-exemplu.example",
    firstName: "Carmen",
    lastName: "Ilieș",
    phone: "+40700000113",
    places: [placeIn("AB", "Alba Iulia", "Str. Castanilor nr. 8", "510104")],
    account: { registeredDaysAgo: 350, password: DEMO_PASSWORD, companies: ["scoala"] },
  },
  andrei: {
    email: "andrei.rusu@lumina-spor.example",
    firstName: "Andrei",
    lastName: "Rusu",
    phone: "+40700000114",
    places: [placeIn("TM", "Timișoara", "Calea Morilor nr. 112, hala 3", "300103")],
    account: { registeredDaysAgo: 364, companies: ["curatenie"] },
  },
  cristina: {
    email: "cristina.olteanu@example.com",
    firstName: "Cristina",
    lastName: "Olteanu",
    phone: "+40700000115",
    places: [placeIn("DJ", "Craiova", "Str. Teilor nr. 5", "200102")],
    account: { registeredDaysAgo: 290, companies: ["bistro"] },
  },
  ioana: {
    email: "ioana.lazar@example.com",
    firstName: "Ioana",
    lastName: "Lazăr",
    phone: "+40700000116",
    places: [placeIn("IS", "Iași", "Str. Viilor nr. 41, bl. C2, ap. 19", "700107")],
    account: { registeredDaysAgo: 211 },
  },
  gheorghe: {
    email: "gheorghe.petrescu@example.com",
    firstName: "Gheorghe",
    lastName: "Petrescu",
    phone: "+40700000117",
    places: [placeIn("CT", "Constanța", "Aleea Dunelor nr. 9", "900108")],
    account: { registeredDaysAgo: 318 },
  },
  elena: {
    email: "elena.tudose@example.com",
    firstName: "Elena",
    lastName: "Tudose",
    phone: "+40700000118",
    places: [placeIn("B", "Sectorul 3", "Bd. Castanilor nr. 220, bl. M4, sc. 2, ap. 54", "030109")],
    account: { registeredDaysAgo: 245 },
  },
  radu: {
    email: "radu.cretu@example.com",
    firstName: "Radu",
    lastName: "Crețu",
    phone: "+40700000119",
    places: [placeIn("SB", "Sibiu", "Str. Fagului nr. 17", "550110")],
    account: { registeredDaysAgo: 160 },
  },
  maria: {
    email: "maria.stefanescu@example.com",
    firstName: "Maria",
    lastName: "Ștefănescu",
    phone: "+40700000120",
    places: [placeIn("PH", "Ploiești", "Str. Zambilelor nr. 2, ap. 11", "100111")],
    account: { registeredDaysAgo: 140 },
  },
  bogdan: {
    email: "bogdan.nistor@example.com",
    firstName: "Bogdan",
    lastName: "Nistor",
    phone: "+40700000121",
    places: [placeIn("BH", "Oradea", "Str. Livezilor nr. 63", "410112")],
    account: { registeredDaysAgo: 199 },
  },
  laura: {
    email: "laura.pavel@example.com",
    firstName: "Laura",
    lastName: "Pavel",
    phone: "+40700000122",
    places: [placeIn("SV", "Suceava", "Str. Plopilor nr. 30, ap. 3", "720113")],
    account: { registeredDaysAgo: 175 },
  },
  dan: {
    email: "dan.ionescu@example.com",
    firstName: "Dan",
    lastName: "Ionescu",
    phone: "+40700000123",
    places: [placeIn("CJ", "Apahida", "Str. Gării nr. 12", "407035")],
  },
  viorel: {
    email: "achizitii@exemplu-de-sus.example",
    firstName: "Viorel",
    lastName: "Pop",
    phone: "+40700000124",
    places: [placeIn("MM", "Vișeu de Sus", "Str. Principală nr. 1", "435700")],
  },
} as const satisfies Record<string, Person>;

export type PersonKey = keyof typeof PERSONS;

export function personOf(key: PersonKey): Person {
  return PERSONS[key];
}
