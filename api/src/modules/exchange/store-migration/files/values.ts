/** Parses cells. Unreadable values become null. */
import { romanianTime } from "../../../../calendar/romanian-time.ts";

/** Parses "1234.56", "1.234,56" or "12" to millionths of a leu. */
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

export function numberOf(text: string | null | undefined): number | null {
  const plain = (text ?? "").trim().replace(",", ".");
  return /^-?\d{1,12}(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

export function wholeOf(text: string | null | undefined): number | null {
  const number = numberOf(text);
  return number === null ? null : Math.trunc(number);
}

/** Converts "2024-05-06 07:08:09" to ISO 8601. Without a time zone, the time is Romanian. */
export function momentOf(text: string | null | undefined): string | null {
  return momentBy(romanianTime, text);
}

/** Like `momentOf`, for UTC values: WordPress's `_gmt` columns and users' registration times. */
export function utcMomentOf(text: string | null | undefined): string | null {
  return momentBy((wall) => new Date(`${wall}Z`), text);
}

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

/** Converts seconds since 1970 to ISO 8601. */
export function momentOfSeconds(text: string | null | undefined): string | null {
  return /^\d{1,11}$/.test(text ?? "") ? new Date(Number(text) * 1_000).toISOString() : null;
}

/** Returns the end of a period. A date means the end of that day in Romania. */
export function endOf(text: string | null | undefined): string | null {
  const reported = (text ?? "").trim();
  return momentOf(/^\d{4}-\d{2}-\d{2}$/.test(reported) ? `${reported} 23:59:59` : reported);
}

/** Returns the non-empty parts of a list in one cell. */
export function partsOf(text: string | undefined, separator: string | RegExp = ","): string[] {
  return (text ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Splits WooCommerce's lists such as "a > b, c", which escape commas in names. */
export function escapedParts(text: string | undefined): string[] {
  return partsOf(text?.replaceAll("\\,", "\u0001")).map((part) => part.replaceAll("\u0001", ","));
}

/** Returns the file name of a URL or path, without folders and query. */
export function fileNameOf(address: string): string {
  return foldersOf(address).at(-1) ?? "";
}

/** Returns the path with the same file name and the most similar folders; the first one on a tie. */
export function nearestPath(address: string, paths: readonly string[]): string | undefined {
  const input = foldersOf(address);
  const alike = (path: string): number => {
    const own = foldersOf(path);
    let count = 0;
    while (count < input.length && own.at(-1 - count) === input.at(-1 - count)) count += 1;
    return count;
  };
  const [nearest] = paths
    .map((path) => ({ path, count: alike(path) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return nearest?.path;
}

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

/** Returns the kind of a password hash by its prefix; null if unknown. */
export function passwordKindOf(hash: string | null | undefined) {
  if (!hash) return null;
  if (/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash)) return { kind: "bcrypt" as const, hash };
  if (/^\$wp\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash)) return { kind: "wordpress" as const, hash };
  if (/^\$[PH]\$[./A-Za-z0-9]{31}$/.test(hash)) return { kind: "phpass" as const, hash };
  return /^[0-9a-f]{32}$/.test(hash) ? { kind: "md5" as const, hash } : null;
}

/** Returns the VAT rate in whole percent between two amounts, or null if it is implausible. */
export function vatPercentOf(withVat: number, withoutVat: number): number | null {
  const percent = withoutVat > 0 ? Math.round((withVat / withoutVat - 1) * 100) : 0;
  return percent > 0 && percent < 100 ? percent : null;
}
