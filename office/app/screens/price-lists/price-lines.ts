/** Rows and members of a price list as its form holds them: a line each, as they are pasted from a spreadsheet. Pure. */
import type { StaffPriceList } from "@curat/contract/staff/price-lists";
import type { PriceTarget } from "@curat/contract/staff/price-lists.values";
import { leiOf, typedLei } from "../../components/money/lei.ts";
import { texts } from "./texts.ts";

interface SentRow {
  target: PriceTarget;
  code: string;
  from: number;
  price: number | null;
  percent: number | null;
}
interface SentMember {
  cui: string | null;
  customer: string | null;
}

/** What lines say, with the number of the line that each comes from. */
export interface Lines<T> {
  sent: T[];
  lineOf: number[];
}

const KINDS: Record<string, PriceTarget> = {
  categorie: "category",
  producator: "brand",
  producător: "brand",
};
const NAMES: Record<PriceTarget, string> = {
  product: "",
  category: "categorie:",
  brand: "producator:",
  all: "tot",
};

/** "COD;9,50;10", "categorie:prosoape;-12,5%", "tot;5%": what, price or per cent off, and from how many pieces on. */
export function rowsIn(text: string): Lines<SentRow> {
  return linesOf(text, (line) => {
    const [what = "", value = "", from = ""] = line.split(/\t|;/).map((cell) => cell.trim());
    // The head of a pasted table.
    if (/^cod/i.test(what) && Number.isNaN(leiOf(value.replace(/%$/, "").replace(/^[-–−]/, "")))) return [];
    return [{ ...targetOf(what), ...valueOf(value), from: from === "" ? 1 : Number(from) }];
  });
}

function targetOf(what: string): Pick<SentRow, "target" | "code"> {
  if (what.toLowerCase() === "tot") return { target: "all", code: "" };
  const [, kind = "", code = ""] = /^([^:]+):\s*(.*)$/.exec(what) ?? [];
  const target = KINDS[kind.trim().toLowerCase()];
  return target ? { target, code } : { target: "product", code: what };
}

/** Zero where no number stands, which is refused at its line. */
function valueOf(value: string): Pick<SentRow, "price" | "percent"> {
  const number = leiOf(
    value
      .replace(/%$/, "")
      .replace(/^[-–−]/, "")
      .trim(),
  );
  const known = Number.isNaN(number) ? 0 : number;
  return value.endsWith("%") ? { price: null, percent: known } : { price: known, percent: null };
}

/** "RO14399840: ana@firma.ro, ion@firma.ro", "RO14399840" or "ana@client.ro". */
export function membersIn(text: string): Lines<SentMember> {
  return linesOf<SentMember>(text, (line) => {
    const [, cui, accounts = ""] = /^((?:RO)?\s*\d[\d\s]*)(?::(.*))?$/i.exec(line) ?? [];
    if (cui === undefined) return [{ cui: null, customer: line }];
    const named = accounts.split(/[,;\s]+/).filter((name) => name !== "");
    return named.length === 0 ? [{ cui, customer: null }] : named.map((customer) => ({ cui, customer }));
  });
}

function linesOf<T>(text: string, read: (line: string) => T[]): Lines<T> {
  const lines: Lines<T> = { sent: [], lineOf: [] };
  for (const [index, line] of text.split(/\r?\n/).entries())
    for (const one of line.trim() === "" ? [] : read(line.trim())) {
      lines.sent.push(one);
      lines.lineOf.push(index + 1);
    }
  return lines;
}

export function rowsText(rows: StaffPriceList["rows"]): string {
  return rows
    .map(({ target, code, from, price, percent }) => {
      const value = price === null ? `${String(percent).replace(".", ",")}%` : typedLei(price);
      return [`${NAMES[target]}${code}`, value, String(from)].join(";");
    })
    .join("\n");
}

export function membersText(members: StaffPriceList["members"]): string {
  const byCompany = Map.groupBy(members, ({ cui }) => cui);
  return [...byCompany]
    .flatMap(([cui, own]) => {
      const accounts = own.flatMap(({ email, customer }) => email ?? customer ?? []);
      if (cui === null) return accounts;
      return [accounts.length === 0 ? `RO${cui}` : `RO${cui}: ${accounts.join(", ")}`];
    })
    .join("\n");
}

/** How many lines with faults are named. */
const NAMED = 10;

/** What the API says of rows and members, at the field that they were typed into, with their lines. */
export function atLines(
  errors: Record<string, string[]>,
  lines: Record<"rows" | "members", readonly number[]>,
): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const [, field, index] = /^(rows|members)\.(\d+)\./.exec(name) ?? [];
    if (field !== "rows" && field !== "members") told[name] = messages;
    else (told[field] ??= []).push(texts.atLine(lines[field][Number(index)] ?? 0, messages.join(" ")));
  }
  return Object.fromEntries(
    Object.entries(told).map(([name, all]) => [
      name,
      all.length > NAMED ? [...all.slice(0, NAMED), texts.moreFaults(all.length - NAMED)] : all,
    ]),
  );
}
