/** Parses text fields with one item per line, as pasted from a spreadsheet. */
import { counted } from "@curat/contract/quantity-text.values";

export interface Lines<T> {
  sent: T[];
  lineOf: number[];
}

/** Parses a text line by line, skipping empty lines. One line may yield several items. */
export function linesOf<T>(text: string, read: (line: string) => T[]): Lines<T> {
  const lines: Lines<T> = { sent: [], lineOf: [] };
  for (const [index, line] of text.split(/\r?\n/).entries())
    for (const one of line.trim() === "" ? [] : read(line.trim())) {
      lines.sent.push(one);
      lines.lineOf.push(index + 1);
    }
  return lines;
}

const NAMED = 10;

/** Assigns the API's errors about items (`rows.3.code`) to the text field, with their line numbers. */
export function atLines(
  errors: Record<string, string[]>,
  lines: Readonly<Record<string, readonly number[]>>,
): Record<string, string[]> {
  const reported: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const [, field = "", index] = /^([a-z]+)\.(\d+)\./.exec(name) ?? [];
    const lineOf = lines[field];
    if (!lineOf) reported[name] = messages;
    else (reported[field] ??= []).push(`Rândul ${lineOf[Number(index)] ?? 0}: ${messages.join(" ")}`);
  }
  return Object.fromEntries(
    Object.entries(reported).map(([name, all]) => [
      name,
      all.length > NAMED
        ? [...all.slice(0, NAMED), `Și încă ${counted(all.length - NAMED, "un rând", "rânduri")} cu erori.`]
        : all,
    ]),
  );
}

/** Applies `atLines` to a refused form's errors. */
export function refusedAtLines<R extends { data: { errors: Record<string, string[]> } }>(
  refusal: R,
  lines: Parameters<typeof atLines>[1],
): R {
  return { ...refusal, data: { ...refusal.data, errors: atLines(refusal.data.errors, lines) } };
}
