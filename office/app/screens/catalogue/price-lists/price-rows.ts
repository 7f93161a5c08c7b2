/** Rows of a price list as numbered form fields. Rows beyond the table stay in a text field, one per line. */
import type { StaffPriceList } from "@curat/contract/staff/price-lists";
import { PRICE_TARGETS, type PriceTarget } from "@curat/contract/staff/price-lists.values";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { atLines } from "../../../components/member-lines/lines.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { namedValue } from "../../../components/picking/named.ts";
import { filledRows, PRESS_FIELD, pressed, rowsIn } from "../../../components/rows/rows.ts";
import { type PriceRow, rowOf, rowsOfText, textOfRows } from "./price-lines.ts";

export const ROWS = "rows";
export const ROWS_TEXT = "rows_text";
/** Rows that the table shows. Longer lists are edited as text. */
export const TABLE_ROWS = 200;
export const FILL = "fill";

const PARTS = ["target", "code", "code_named", "rule", "value", "from"] as const;

export interface SentRow {
  target: PriceTarget;
  code: string;
  from: number;
  price: number | null;
  percent: number | null;
}

/** Returns the form values of a list's rows. */
export function filledPrices(rows: StaffPriceList["rows"]): Typed {
  const all = rows.map((row) => ({
    ...rowOf(row),
    code_named: namedValue({ code: row.code, name: row.name }),
  }));
  return valuesOf(all.slice(0, TABLE_ROWS), textOfRows(all.slice(TABLE_ROWS)));
}

function valuesOf(rows: readonly (PriceRow & { code_named?: string })[], text: string): Typed {
  const all = [...rows, ...rowsOfText(text).sent];
  return {
    ...filledRows(
      ROWS,
      rows.map((row) => ({ ...row })),
    ),
    [ROWS_TEXT]: text,
    [ROWS]: textOfRows(all),
  };
}

/** Returns the rows of the table in the form's values, without empty ones. */
export function tableRows(values: Typed): (PriceRow & { code_named: string })[] {
  return rowsIn(values, { name: ROWS, parts: PARTS, max: TABLE_ROWS + 1 })
    .map(({ target = "", code = "", code_named = "", rule = "", value = "", from = "" }) => ({
      target: PRICE_TARGETS.find((one) => one === target) ?? "product",
      code,
      code_named,
      rule: rule === "percent" ? ("percent" as const) : ("price" as const),
      value,
      from,
    }))
    .filter(({ code, value }) => code !== "" || value !== "");
}

/**
 * Renumbers the form's rows and applies a pressed row button. Returns the rows to send, and a function that assigns
 * the API's errors to fields of the form.
 */
export function takePrices(form: FormData) {
  const press = textOf(form, PRESS_FIELD);
  const values = typedValues(form);
  // The field with the whole list is present only after the colleague's rows were chosen in a conflict.
  const theirs = form.get(ROWS) === null ? undefined : rowsOfText(values[ROWS] ?? "").sent;
  let table: readonly PriceRow[] = theirs ?? tableRows(values);
  let text = theirs ? "" : (values[ROWS_TEXT] ?? "");
  if (press === FILL) {
    table = [...table, ...rowsOfText(text).sent];
    text = "";
  } else if (press !== "add") table = pressed(table, press, () => rowOf(BLANK));
  if (table.length > TABLE_ROWS) {
    text = [textOfRows(table.slice(TABLE_ROWS)), text].filter((part) => part !== "").join("\n");
    table = table.slice(0, TABLE_ROWS);
  }
  for (const name of Object.keys(values)) if (name.startsWith(`${ROWS}.`)) form.delete(name);
  form.delete(PRESS_FIELD);
  for (const [name, value] of Object.entries(valuesOf(table, text))) form.set(name, value);
  const lines = rowsOfText(text);
  return {
    isPressed: press !== "",
    rows: [...table, ...lines.sent].map(sentRow),
    place: (errors: Record<string, string[]>, members: readonly number[]) =>
      placed(errors, { count: table.length, lineOf: lines.lineOf, members }),
  };
}

const BLANK = { target: "product" as const, code: "", from: 1, price: 0, percent: null };

/** An invalid number becomes 0, for which the API reports an error of this row. */
function sentRow({ target, code, rule, value, from }: PriceRow): SentRow {
  const number = leiOf(
    value
      .replace(/%$/, "")
      .replace(/^[-–−]/, "")
      .trim(),
  );
  const known = Number.isNaN(number) ? 0 : number;
  return {
    target,
    code: target === "all" ? "" : code,
    from: from === "" ? 1 : Number(from),
    price: rule === "price" ? known : null,
    percent: rule === "percent" ? known : null,
  };
}

function placed(
  errors: Record<string, string[]>,
  { count, lineOf, members }: { count: number; lineOf: readonly number[]; members: readonly number[] },
): Record<string, string[]> {
  const inTable: Record<string, string[]> = {};
  const otherErrors: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const [, index, part = ""] = /^rows\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (index === undefined) otherErrors[name] = messages;
    else if (Number(index) < count)
      inTable[`${ROWS}.${index}.${part === "price" || part === "percent" ? "value" : part}`] = messages;
    else otherErrors[`rows.${Number(index) - count}.${part}`] = messages;
  }
  const { rows, ...otherMessages } = atLines(otherErrors, { rows: lineOf, members });
  return { ...otherMessages, ...inTable, ...(rows && { [ROWS_TEXT]: rows }) };
}
