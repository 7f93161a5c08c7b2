/** Rows and members of a price list as text, one per line, so that they can be pasted from a spreadsheet. */
import type { StaffPriceList } from "@curat/contract/staff/price-lists";
import type { PriceTarget } from "@curat/contract/staff/price-lists.values";
import { type Lines, linesOf } from "../../../components/member-lines/lines.ts";
import {
  membersAt,
  membersText as personsText,
  type SentMember,
} from "../../../components/member-lines/member-lines.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";

/** A row as typed. */
export interface PriceRow {
  target: PriceTarget;
  code: string;
  rule: "price" | "percent";
  value: string;
  from: string;
}
interface SentListMember extends SentMember {
  group: string | null;
}

const GROUP = "grup";
const KINDS: Record<string, PriceTarget> = {
  categorie: "category",
  brand: "brand",
  producator: "brand",
  producător: "brand",
};
const NAMES: Record<PriceTarget, string> = {
  product: "",
  category: "categorie:",
  brand: "brand:",
  all: "tot",
};

/** Parses lines of target, price or percentage, and minimum quantity: "COD;9,50;10", "tot;5%". */
export function rowsOfText(text: string): Lines<PriceRow> {
  return linesOf(text, (line) => {
    const [what = "", value = "", from = ""] = line.split(/\t|;/).map((cell) => cell.trim());
    // Skip the header of a pasted table.
    if (/^cod/i.test(what) && Number.isNaN(leiOf(value.replace(/%$/, "").replace(/^[-–−]/, "")))) return [];
    return [{ ...targetOf(what), ...valueOf(value), from }];
  });
}

function targetOf(what: string): Pick<PriceRow, "target" | "code"> {
  if (what.toLowerCase() === "tot") return { target: "all", code: "" };
  const [, kind = "", code = ""] = /^([^:]+):\s*(.*)$/.exec(what) ?? [];
  const target = KINDS[kind.trim().toLowerCase()];
  return target ? { target, code } : { target: "product", code: what };
}

function valueOf(value: string): Pick<PriceRow, "rule" | "value"> {
  if (!value.endsWith("%")) return { rule: "price", value };
  return {
    rule: "percent",
    value: value
      .replace(/^[-–−]/, "")
      .slice(0, -1)
      .trim(),
  };
}

/** Returns a stored row as it would be typed. */
export function rowOf({
  target,
  code,
  from,
  price,
  percent,
}: Omit<StaffPriceList["rows"][number], "name">): PriceRow {
  const value =
    price === null
      ? { rule: "percent" as const, value: String(percent).replace(".", ",") }
      : { rule: "price" as const, value: typedLei(price) };
  return { target, code, ...value, from: String(from) };
}

/** Formats rows as lines that `rowsOfText` reads back. */
export function textOfRows(rows: readonly PriceRow[]): string {
  return rows
    .map(({ target, code, rule, value, from }) =>
      [
        `${NAMES[target]}${target === "all" ? "" : code}`,
        rule === "percent" ? `${value}%` : value,
        from || "1",
      ].join(";"),
    )
    .join("\n");
}

/** Parses "grup: Școli", "RO14399840: ana@firma.ro, ion@firma.ro", "RO14399840" or "ana@client.ro". */
export function membersIn(text: string): Lines<SentListMember> {
  return linesOf<SentListMember>(text, (line) => {
    const [, group] = /^grup(?:ul)?\s*:\s*(.*)$/i.exec(line) ?? [];
    if (group !== undefined) return [{ cui: null, customer: null, group }];
    return membersAt(line).map((member) => ({ ...member, group: null }));
  });
}

/** Formats the members as lines, groups first. */
export function membersText(members: StaffPriceList["members"]): string {
  const groups = members.flatMap(({ group, group_name: name }) =>
    group === null ? [] : `${GROUP}: ${name ?? group}`,
  );
  const ungrouped = personsText(members.filter(({ group }) => group === null));
  return [...groups, ...(ungrouped === "" ? [] : [ungrouped])].join("\n");
}
