/** What a form holds as a line each, pasted and copied at once. Pure. */

/** What lines say, with the number of the line that each comes from. */
export interface Lines<T> {
  sent: T[];
  lineOf: number[];
}

/** Empty lines are passed over; a line may say several things. */
export function linesOf<T>(text: string, read: (line: string) => T[]): Lines<T> {
  const lines: Lines<T> = { sent: [], lineOf: [] };
  for (const [index, line] of text.split(/\r?\n/).entries())
    for (const one of line.trim() === "" ? [] : read(line.trim())) {
      lines.sent.push(one);
      lines.lineOf.push(index + 1);
    }
  return lines;
}

/** How many lines with faults are named. */
const NAMED = 10;

/** What the API says of things that were lines (`rows.3.code`), at the field that they were typed into, with their lines. */
export function atLines(
  errors: Record<string, string[]>,
  lines: Readonly<Record<string, readonly number[]>>,
): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const [, field = "", index] = /^([a-z]+)\.(\d+)\./.exec(name) ?? [];
    const lineOf = lines[field];
    if (!lineOf) told[name] = messages;
    else (told[field] ??= []).push(`Rândul ${lineOf[Number(index)] ?? 0}: ${messages.join(" ")}`);
  }
  return Object.fromEntries(
    Object.entries(told).map(([name, all]) => [
      name,
      all.length > NAMED
        ? [...all.slice(0, NAMED), `Și încă ${all.length - NAMED} rânduri cu greșeli.`]
        : all,
    ]),
  );
}

/** A refusal that names lines at their fields. */
export function refusedAtLines<R extends { data: { errors: Record<string, string[]> } }>(
  refusal: R,
  lines: Parameters<typeof atLines>[1],
): R {
  return { ...refusal, data: { ...refusal.data, errors: atLines(refusal.data.errors, lines) } };
}
