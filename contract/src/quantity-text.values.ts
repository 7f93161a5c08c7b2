import { wholeNumber } from "./lei.values.ts";

/** Formats a count with a plural noun: "5 comenzi", "101 comenzi", "1.000 de comenzi". */
export function countOf(count: number, things: string): string {
  const remainder = count % 100;
  const of = count >= 20 && (remainder === 0 || remainder >= 20) ? "de " : "";
  return `${wholeNumber(count)} ${of}${things}`;
}

/** Like `countOf`, with a separate text for one: "o comandă", "5 comenzi". */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : countOf(count, many);
}

/** Abbreviations such as "buc." and "kg" have no plural. */
const PLURALS: Partial<Record<string, string>> = {
  bax: "baxuri",
  bidon: "bidoane",
  borcan: "borcane",
  bucată: "bucăți",
  canistră: "canistre",
  cutie: "cutii",
  flacon: "flacoane",
  folie: "folii",
  găleată: "găleți",
  kit: "kituri",
  lavetă: "lavete",
  litru: "litri",
  metru: "metri",
  pachet: "pachete",
  palet: "paleți",
  pereche: "perechi",
  plic: "plicuri",
  pungă: "pungi",
  rezervă: "rezerve",
  rolă: "role",
  sac: "saci",
  set: "seturi",
  spray: "spray-uri",
  sticlă: "sticle",
  tub: "tuburi",
};

/** Formats a quantity with its sales unit: "1 pachet", "20 de pachete", "20 buc." */
export function quantityText(quantity: number, unit: string): string {
  const plural = PLURALS[unit.toLowerCase()];
  if (quantity === 1 || plural === undefined) return `${wholeNumber(quantity)} ${unit}`;
  return countOf(quantity, plural);
}
