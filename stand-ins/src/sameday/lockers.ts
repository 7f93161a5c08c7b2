/** Invented lockers, chosen by a fixed hash and therefore always the same. */
import { TOWNS, type Town } from "./towns.ts";

export interface Locker {
  lockerId: number;
  name: string;
  county: string;
  city: string;
  address: string;
  postalCode: string;
  lat: string;
  lng: string;
  phone: string;
  email: string;
  /** 1 if the machine accepts payment for parcels. */
  supportedPayment: 0 | 1;
  clientVisible: 0 | 1;
  availableBoxes: { size: "S" | "M" | "L"; number: number }[];
  schedule: { day: number; openingHour: string; closingHour: string }[];
}

const PLACES = [
  "Piața Centrală", "Parcul Tineretului", "Gară", "Autogară", "Complexul Florilor", "Farmacia Salcâm", "Stația Nord", "Piața Agroalimentară",
  "Campus", "Benzinăria Est", "Cartierul Lalelelor", "Magazinul Mărul", "Sala Sporturilor", "Bazinul Olimpic", "Centrul Comercial Vest",
  "Parcarea Dacia", "Librăria Veche", "Spălătoria Albă",
]; // oxfmt-ignore
const STREETS = [
  "Str. Mihai Eminescu", "Bd. Unirii", "Str. Nicolae Bălcescu", "Calea București", "Str. Lalelelor", "Str. Ion Creangă", "Bd. Republicii",
  "Str. Avram Iancu", "Aleea Teilor", "Str. Gării", "Str. 1 Decembrie 1918", "Bd. Tineretului", "Str. Fabricii", "Str. Ștefan cel Mare",
]; // oxfmt-ignore

const FIRST_ID = 4_001;
const SPREAD_DEGREES = 0.03;
/** One locker in this many is closed at night, accepts no payment, or is hidden from senders. */
const SHUT_AT_NIGHT = 5;
const WITHOUT_PAYMENT = 4;
const HIDDEN = 60;

export const LOCKERS: readonly Locker[] = TOWNS.flatMap((town) =>
  Array.from({ length: town.lockers }, (_, index) => ({ town, index })),
).map(({ town, index }, position) => aLocker(town, index, FIRST_ID + position));

function aLocker(town: Town, index: number, lockerId: number): Locker {
  const seed = hash(`${town.county} ${town.city}`);
  const draw = (name: string, room: number): number => hash(`${lockerId} ${name}`) % room;
  const offset = (name: string): number => (draw(name, 2_001) / 1_000 - 1) * SPREAD_DEGREES;
  return {
    lockerId,
    // The lockers of a town take consecutive names from the list, so their names are distinct.
    name: `easybox ${PLACES[(seed + index) % PLACES.length]}`,
    county: town.county,
    city: town.city,
    address: `${STREETS[(seed + index * 3) % STREETS.length]} nr. ${1 + draw("number", 180)}`,
    postalCode:
      town.postcode +
      String(draw("postcode", 10 ** (6 - town.postcode.length))).padStart(6 - town.postcode.length, "0"),
    lat: (town.lat + offset("lat")).toFixed(6),
    lng: (town.lng + offset("lng")).toFixed(6),
    phone: "",
    email: "",
    supportedPayment: lockerId % WITHOUT_PAYMENT === 0 ? 0 : 1,
    clientVisible: lockerId % HIDDEN === 0 ? 0 : 1,
    availableBoxes: [
      { size: "S", number: 8 + draw("small", 20) },
      { size: "M", number: 4 + draw("medium", 14) },
      { size: "L", number: draw("large", 8) },
    ],
    schedule: scheduleOf(lockerId % SHUT_AT_NIGHT === 0),
  };
}

function scheduleOf(isShutAtNight: boolean): Locker["schedule"] {
  const days = isShutAtNight ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const [openingHour, closingHour] = isShutAtNight ? ["08:00", "22:00"] : ["00:00", "23:59"];
  return days.map((day) => ({ day, openingHour, closingHour }));
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
