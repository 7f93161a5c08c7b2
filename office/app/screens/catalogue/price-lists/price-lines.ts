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

interface SentRow {
  target: PriceTarget;
  code: string;
  from: number;
  price: number | null;
  percent: number | null;
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
export function rowsIn(text: string): Lines<SentRow> {
  return linesOf(text, (line) => {
    const [what = "", value = "", from = ""] = line.split(/\t|;/).map((cell) => cell.trim());
    // Skip the header of a pasted table.
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

/**
 * Parses a price or percentage. An invalid number becomes 0, for which the API reports an error of this line.
 */
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

/** Parses "grup: Școli", "RO14399840: ana@firma.ro, ion@firma.ro", "RO14399840" or "ana@client.ro". */
export function membersIn(text: string): Lines<SentListMember> {
  return linesOf<SentListMember>(text, (line) => {
    const [, group] = /^grup(?:ul)?\s*:\s*(.*)$/i.exec(line) ?? [];
    if (group !== undefined) return [{ cui: null, customer: null, group }];
    return membersAt(line).map((member) => ({ ...member, group: null }));
  });
}

export function rowsText(rows: StaffPriceList["rows"]): string {
  return rows
    .map(({ target, code, from, price, percent }) => {
      const value = price === null ? `${String(percent).replace(".", ",")}%` : typedLei(price);
      return [`${NAMES[target]}${code}`, value, String(from)].join(";");
    })
    .join("\n");
}

/** Formats the members as lines, groups first. */
export function membersText(members: StaffPriceList["members"]): string {
  const groups = members.flatMap(({ group, group_name: name }) =>
    group === null ? [] : `${GROUP}: ${name ?? group}`,
  );
  const others = personsText(members.filter(({ group }) => group === null));
  return [...groups, ...(others === "" ? [] : [others])].join("\n");
}
