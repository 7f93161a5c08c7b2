/** Converts a recurring order to form fields. They have the names of the API's fields, so that errors match. */
import type { StaffRecurringOrder } from "@curat/contract/staff/recurring-orders";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { texts } from "./texts.ts";

export const FORM = "recurring";
export const DELIVERY = "delivery";
/** Number of empty lines after the existing ones. */
export const NEW_LINES = 3;

export const lineName = (index: number, field: "code" | "quantity"): string => `lines.${index}.${field}`;

type Shown = Pick<StaffRecurringOrder, "lines" | "every_weeks" | "month_day" | "next_on">;

export function filledRecurring({ lines, every_weeks: weeks, month_day: day, next_on }: Shown): Typed {
  const filled: Typed = {
    every_weeks: String(weeks ?? ""),
    month_day: String(day ?? ""),
    next_on,
  };
  for (const [index, { code, quantity }] of lines.entries()) {
    filled[lineName(index, "code")] = code;
    filled[lineName(index, "quantity")] = String(quantity);
  }
  return filled;
}

export const COMPARED_RECURRING = {
  labels: {
    every_weeks: texts.labels.every_weeks,
    month_day: texts.labels.month_day,
    next_on: texts.labels.next_on,
  },
};

export function rhythmIn(form: FormData) {
  return {
    every_weeks: numberIn(form, "every_weeks"),
    month_day: numberIn(form, "month_day"),
    next_on: textOf(form, "next_on"),
  };
}

/** Reads the lines, with their positions in the form. Omits lines without a code. */
export function linesIn(form: FormData): {
  lines: { code: string; quantity: number }[];
  places: number[];
} {
  const lines: { code: string; quantity: number }[] = [];
  const places: number[] = [];
  for (let index = 0; form.has(lineName(index, "code")); index += 1) {
    const code = textOf(form, lineName(index, "code"));
    if (code === "") continue;
    places.push(index);
    lines.push({ code, quantity: numberIn(form, lineName(index, "quantity")) ?? 0 });
  }
  return { lines, places };
}

/** Returns null for an empty field, and NaN for invalid text, which the API refuses. */
function numberIn(form: FormData, name: string): number | null {
  const text = textOf(form, name);
  return text === "" ? null : Number(text);
}

/** Assigns the API's errors to the lines' positions in the form. */
export function atPlaces(
  errors: Record<string, string[]>,
  places: readonly number[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => {
      const [, index, part] = /^lines\.(\d+)\.(code|quantity)$/.exec(field) ?? [];
      const place = index === undefined ? undefined : places[Number(index)];
      return place === undefined ? [field, messages] : [`lines.${place}.${part ?? "code"}`, messages];
    }),
  );
}
