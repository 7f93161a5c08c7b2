/** Reading what cells and columns of exports say. Pure; what is no value is told as none, never guessed. */
import { romanianTime } from "../../../../calendar/romanian-time.ts";

/** Millionths of a leu of "1234.56", "1.234,56" or "12"; null for what is no sum of money. */
export function millionthsOf(text: string | null | undefined): number | null {
  const plain = (text ?? "").replaceAll(/[\s\u00a0]|lei|ron/gi, "");
  const dotted = /,\d{1,6}$/.test(plain)
    ? plain.replaceAll(".", "").replace(",", ".")
    : plain.replaceAll(",", "");
  if (!/^-?\d{1,9}(?:\.\d+)?$/.test(dotted)) return null;
  const [whole = "0", fraction = ""] = dotted.replace("-", "").split(".");
  const amount = Number(whole) * 1_000_000 + Number(fraction.slice(0, 6).padEnd(6, "0"));
  return dotted.startsWith("-") ? -amount : amount;
}

/** A number with a dot or a comma; null for none. */
export function numberOf(text: string | null | undefined): number | null {
  const plain = (text ?? "").trim().replace(",", ".");
  return /^-?\d{1,12}(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A whole number, rounded down; null for none. */
export function wholeOf(text: string | null | undefined): number | null {
  const number = numberOf(text);
  return number === null ? null : Math.trunc(number);
}

/** ISO 8601 of "2024-05-06 07:08:09", with a zone or by the clock of Romania; null for what is no moment. */
export function momentOf(text: string | null | undefined): string | null {
  return momentBy(romanianTime, text);
}

/** The same of what the platform keeps in UTC: WordPress's columns in `_gmt`, and when its users registered. */
export function utcMomentOf(text: string | null | undefined): string | null {
  return momentBy((wall) => new Date(`${wall}Z`), text);
}

/** `timeOf` says which moment the clock of where no zone is told means. */
function momentBy(timeOf: (wall: string) => Date, text: string | null | undefined): string | null {
  const [, day, time = "00:00", zone = ""] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?/.exec(
      (text ?? "").trim(),
    ) ?? [];
  if (day === undefined || day.startsWith("0000")) return null;
  const wall = `${day}T${time}`;
  const at =
    zone === ""
      ? timeOf(wall)
      : new Date(`${wall}${zone === "Z" ? zone : `${zone.slice(0, 3)}:${zone.slice(-2)}`}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** ISO 8601 of seconds since 1970; null for no such number. */
export function momentOfSeconds(text: string | null | undefined): string | null {
  return /^\d{1,11}$/.test(text ?? "") ? new Date(Number(text) * 1_000).toISOString() : null;
}

/** The end of what is told by its last day in Romania, or the moment that is told. */
export function endOf(text: string | null | undefined): string | null {
  const told = (text ?? "").trim();
  return momentOf(/^\d{4}-\d{2}-\d{2}$/.test(told) ? `${told} 23:59:59` : told);
}

/** Parts of a list in one cell, without empty ones. */
export function partsOf(text: string | undefined, separator: string | RegExp = ","): string[] {
  return (text ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** "a > b, c" of WooCommerce: commas inside a name are escaped. */
export function escapedParts(text: string | undefined): string[] {
  return partsOf(text?.replaceAll("\\,", "\u0001")).map((part) => part.replaceAll("\u0001", ","));
}

/** A file's name without folders and query, as pictures are found by. */
export function fileNameOf(address: string): string {
  return foldersOf(address).at(-1) ?? "";
}

/** Of files with the name of an address the one whose folders are most like its own, the first of several; undefined for none. */
export function nearestPath(address: string, paths: readonly string[]): string | undefined {
  const asked = foldersOf(address);
  const alike = (path: string): number => {
    const own = foldersOf(path);
    let count = 0;
    while (count < asked.length && own.at(-1 - count) === asked.at(-1 - count)) count += 1;
    return count;
  };
  const [nearest] = paths
    .map((path) => ({ path, count: alike(path) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return nearest?.path;
}

/** The folders of an address and its file, in small letters, without query. */
function foldersOf(address: string): string[] {
  const path = address.split(/[?#]/)[0] ?? "";
  return path.split(/[\\/]/).map((name) => {
    try {
      return decodeURIComponent(name).toLowerCase();
    } catch {
      return name.toLowerCase();
    }
  });
}

/** A password's kind by how its hash begins; null for what is no hash that is known. */
export function passwordKindOf(hash: string | null | undefined) {
  if (!hash) return null;
  if (/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash)) return { kind: "bcrypt" as const, hash };
  if (/^\$wp\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash)) return { kind: "wordpress" as const, hash };
  if (/^\$[PH]\$[./A-Za-z0-9]{31}$/.test(hash)) return { kind: "phpass" as const, hash };
  return /^[0-9a-f]{32}$/.test(hash) ? { kind: "md5" as const, hash } : null;
}

/** The rate of VAT, in whole per cent, by which an amount with it is above one without; null where it is none. */
export function vatPercentOf(withVat: number, withoutVat: number): number | null {
  const percent = withoutVat > 0 ? Math.round((withVat / withoutVat - 1) * 100) : 0;
  return percent > 0 && percent < 100 ? percent : null;
}
