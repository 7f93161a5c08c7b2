/** Recognises the columns of any courier's or bank's file by their names. */
import { dayOf } from "../../../calendar/written-day.ts";
import {
  bankStateOf,
  continuedText,
  currencyAbove,
  currencyOf,
  shiftedBack,
  splitCurrency,
  withLabels,
} from "./bank-table.rules.ts";
import { isMt940, readMt940 } from "./mt940.rules.ts";
import { baniOf, parseTable } from "./table-file.rules.ts";

export type IncomingKind = "cod" | "bank";

/** `amountBani` is undefined if the amount cannot be read. */
export interface StatementRow {
  /** Line in the file, starting at 1. */
  line: number;
  day: string | null;
  amountBani: number | undefined;
  /** RON if the file contains no currency. `amountBani` is in hundredths of this currency. */
  currency: string;
  /** The bank's state of a pending or reverted payment; empty for a completed one. */
  bankState: string;
  awb: string;
  reference: string;
  payer: string;
  iban: string;
  details: string;
}

type Field =
  | "awb"
  | "amount"
  | "debit"
  | "currency"
  | "state"
  | "reference"
  | "payer"
  | "iban"
  | "details"
  | "day";
export type Mapping = Partial<Record<Field, string>>;

export type ReadFile = { ok: true; rows: StatementRow[]; mapping: Mapping } | { ok: false; message: string };

/** Patterns of folded column names, most reliable first. The first match is used. */
const NAMES: Record<IncomingKind, Partial<Record<Field, RegExp[]>>> = {
  cod: {
    awb: [
      /^(nr )?awb/,
      /awb/,
      /^(nr |numar )?(colet|expeditie|transport)/,
      /^(bar ?code|parcel|packet|shipment)/,
    ],
    amount: [
      /ramburs/,
      /^(suma|valoare|total).*(incasat|cod|virat)/,
      /^cod( ?(amount|value))?$|^repayment ?value/,
      /^(suma|valoare|amount)/,
    ],
    reference: [/comanda|order/, /^(ref|referinta|custom ?string|client ?reference)/, /observatii|continut/],
    payer: [/destinatar|client|nume/],
    currency: [/^(valuta|moneda|currency)/],
    day: [/^data.*(incas|livr|plat|virar)/, /^(deduction|repayment|payment) ?date/, /^data|^date/],
  },
  bank: {
    amount: [/^credit/, /incasari|incasat/, /credit/, /^(suma|valoare|amount)/],
    debit: [/^debit/, /^plati\b/],
    details: [/detalii|descriere|explicati|description|details/],
    currency: [/^payment currency/, /^(valuta|moneda|currency)/],
    state: [/^(state|status|stare|starea)\b/],
    payer: [/^sender name/, /ordonator|platitor|partener|beneficiar.*ordonator|counterparty|nume/],
    iban: [/^sender account/, /iban/, /^cont.*(ordonator|platitor|partener)/],
    reference: [/^(referinta|ref|nr (ref|tranz))/],
    day: [
      /^data.*(tranz|oper|inreg|proces)/,
      /^(date completed|completed date|data finaliz)/,
      /^data|^date/,
      /^started date/,
    ],
  },
};
const NEEDED: Record<IncomingKind, (mapping: Mapping) => boolean> = {
  cod: ({ amount, awb, reference }) => amount !== undefined && (awb ?? reference) !== undefined,
  bank: ({ amount, details }) => amount !== undefined && details !== undefined,
};
const MISSING: Record<IncomingKind, string> = {
  cod: "Coloanele nu au fost recunoscute. Fișierul trebuie să conțină AWB-ul (sau numărul comenzii) și suma rambursului, cu numele coloanelor pe primul rând.",
  bank: "Coloanele nu au fost recunoscute. Extrasul trebuie să conțină suma creditată și detaliile, cu numele coloanelor deasupra rândurilor.",
};
/** Maximum number of lines above the header row, where banks print their address and the account. */
const MAX_LINES_ABOVE = 40;
const MAX_ROWS = 5_000;

/** Column names of one kind of courier file, as staff entered them. `day` may be empty. */
export interface WrittenColumns {
  awb: string;
  amount: string;
  day: string;
}

/** Parses a table or, from a bank, MT940. Skips outgoing payments. Column names entered by staff take precedence. */
export function readIncoming(
  kind: IncomingKind,
  text: string,
  written: readonly WrittenColumns[] = [],
): ReadFile {
  if (kind === "bank" && isMt940(text)) return bounded({ rows: readMt940(text), mapping: {} });
  const table = parseTable(text.replace(/^\u{FEFF}/u, ""));
  for (const [index, names] of table.slice(0, MAX_LINES_ABOVE).entries()) {
    const columns = writtenColumnsOf(names, written) ?? columnsOf(kind, names);
    const mapping = mappingOf(columns, names);
    if (!NEEDED[kind](mapping)) continue;
    const below = table.slice(index + 1);
    const reported = {
      kind,
      firstLine: index + 2,
      names,
      currency: currencyAbove(table.slice(0, index)) ?? "RON",
    };
    const rows = rowsOf(below, shiftedBack(columns, names, below), reported);
    const cellsOf = ({ line }: StatementRow) => table[line - 1] ?? [];
    return bounded({ rows: kind === "cod" ? withoutSums(rows, cellsOf) : rows.map(withLabels), mapping });
  }
  return { ok: false, message: `${MISSING[kind]}${kind === "cod" ? foundNames(table) : ""}` };
}

/** Returns the columns if this line contains the names that staff entered for the waybill and the amount. */
function writtenColumnsOf(names: readonly string[], written: readonly WrittenColumns[]): Columns | undefined {
  const folded = names.map(fold);
  const placeOf = (name: string): number => (name === "" ? -1 : folded.indexOf(fold(name)));
  for (const { awb, amount, day } of written) {
    const [awbAt, amountAt, dayAt] = [placeOf(awb), placeOf(amount), placeOf(day)];
    if (awbAt < 0 || amountAt < 0) continue;
    const otherNames = columnsOf("cod", names);
    const taken = new Set([awbAt, amountAt, dayAt]);
    const otherColumns = Object.entries(otherNames).filter(([, at]) => !taken.has(at));
    return {
      ...Object.fromEntries(otherColumns),
      awb: awbAt,
      amount: amountAt,
      ...(dayAt >= 0 && { day: dayAt }),
    };
  }
  return undefined;
}

const MAX_NAMES = 12;

/** Lists the column names in the widest of the first lines, so that staff can enter them in the setting. */
function foundNames(table: readonly string[][]): string {
  const head = table
    .slice(0, MAX_LINES_ABOVE)
    .map((cells) => cells.filter((cell) => cell !== ""))
    .reduce<string[]>((widest, cells) => (cells.length > widest.length ? cells : widest), []);
  if (head.length < 2) return "";
  const names = head.slice(0, MAX_NAMES).map((name) => `„${name.slice(0, 40)}”`);
  return ` Coloanele din fișier: ${names.join(", ")}. Scrie-le o singură dată în Setări, Coloanele fișierelor de ramburs.`;
}

interface Table {
  kind: IncomingKind;
  firstLine: number;
  /** Column names. Banks repeat them on each page. */
  names: readonly string[];
  currency: string;
}

/**
 * Parses the rows below the header row. In a bank's file, lines with only text belong to the row above, even if that
 * row is an outgoing payment.
 */
function rowsOf(below: readonly string[][], columns: Columns, table: Table): StatementRow[] {
  const rows: StatementRow[] = [];
  let last: StatementRow | undefined;
  for (const [offset, cells] of below.entries()) {
    if (cells.every((cell, at) => cell === (table.names[at] ?? ""))) continue;
    const more = table.kind === "bank" ? continuedText(cells, columns) : undefined;
    if (more !== undefined) {
      if (last) last.details = `${last.details} ${more}`.trim().slice(0, 500);
      continue;
    }
    const [row] = rowOf(cells, columns, { ...table, line: table.firstLine + offset });
    if (row) rows.push(row);
    last = row;
  }
  return rows;
}

function bounded(read: { rows: StatementRow[]; mapping: Mapping }): ReadFile {
  if (read.rows.length === 0)
    return {
      ok: false,
      message: "Fișierul nu conține nicio sumă primită: verifică dacă ai ales fișierul corect.",
    };
  if (read.rows.length > MAX_ROWS)
    return { ok: false, message: "Fișierul poate avea cel mult 5.000 de rânduri: împarte-l." };
  return { ok: true, ...read };
}

type Columns = Partial<Record<Field, number>>;

function columnsOf(kind: IncomingKind, names: readonly string[]): Columns {
  const folded = names.map(fold);
  const columns: Columns = {};
  const taken = new Set<number>();
  for (const [field, patterns] of Object.entries(NAMES[kind])) {
    const found = patterns
      .map((pattern) => folded.findIndex((name, index) => !taken.has(index) && pattern.test(name)))
      .find((index) => index >= 0);
    if (found === undefined) continue;
    taken.add(found);
    // Object.entries loses the key type.
    columns[field as Field] = found;
  }
  return columns;
}

function mappingOf(columns: Columns, names: readonly string[]): Mapping {
  return Object.fromEntries(Object.entries(columns).map(([field, index]) => [field, names[index] ?? ""]));
}

/** Lower-cases a text, removes diacritics, and separates words with one space. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

function rowOf(
  cells: readonly string[],
  columns: Columns,
  { line, kind, currency }: Pick<Table, "kind" | "currency"> & { line: number },
): StatementRow[] {
  const cell = (field: Field): string => cells[columns[field] ?? -1] ?? "";
  const written = splitCurrency(cell("amount"));
  const amountBani = baniOf(written.amount);
  // Skips outgoing payments and lines between payments.
  if (kind === "bank" && (cell("amount") === "" || (amountBani ?? 1) <= 0)) return [];
  // Skips text below a courier's table.
  const reported = [cell("amount"), cell("awb"), cell("reference"), cell("payer")];
  if (kind === "cod" && reported.every((text) => text === "")) return [];
  return [
    {
      line,
      day: dayOf(cell("day")),
      amountBani: amountBani !== undefined && amountBani > 0 ? amountBani : undefined,
      currency: written.currency ?? currencyOf(cell("currency")) ?? currency,
      bankState: bankStateOf(cell("state")),
      awb: cell("awb").replaceAll(/\s/g, ""),
      reference: cell("reference"),
      payer: cell("payer"),
      iban: cell("iban").replaceAll(/\s/g, ""),
      details: cell("details"),
    },
  ];
}

const TOTAL_WORDS = new Set(["total", "totalul", "subtotal", "suma", "sume", "sold", "soldul"]);
const SUM_QUALIFIERS = new Set(
  "sub general de la plata lei ron ramburs rambursuri incasat incasate incasari virat colete awb uri".split(
    " ",
  ),
);

/** Returns whether a text is only the label of a total, such as "TOTAL RAMBURS (12 colete)". */
function callsItselfSum(text: string): boolean {
  const words = fold(text)
    .split(/[ \d]+/)
    .filter((word) => word !== "");
  return (
    words.some((word) => TOTAL_WORDS.has(word)) &&
    words.every((word) => TOTAL_WORDS.has(word) || SUM_QUALIFIERS.has(word))
  );
}

/**
 * Drops the total rows of a courier's table: rows without a parcel that are labelled as a total or equal the sum of
 * the rows above. Other rows without a parcel are payments for staff to review.
 */
function withoutSums(
  rows: readonly StatementRow[],
  cellsOf: (row: StatementRow) => readonly string[],
): StatementRow[] {
  let aboveBani = 0;
  return rows.filter((row, index) => {
    const cells = cellsOf(row).filter((text) => text !== "");
    const textCells = cells.filter((text) => /\p{L}/u.test(text) && baniOf(text) === undefined);
    const namesParcel = cells.some(
      (text) => !callsItselfSum(text) && (text.replaceAll(/\s/g, "") === row.awb || text === row.reference),
    );
    const isSum =
      !namesParcel &&
      (textCells.length > 0 ? textCells.every(callsItselfSum) : index > 1 && row.amountBani === aboveBani);
    if (!isSum) aboveBani += row.amountBani ?? 0;
    return !isSum;
  });
}
