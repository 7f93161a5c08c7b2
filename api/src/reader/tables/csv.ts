/** Quotes inside quoted text are doubled. Formulas are not evaluated. */
import { FileFault } from "../file-fault.ts";
import { type Bounds, rowOf, SHEET_BOUNDS, type TableRow } from "./table.ts";

const SEPARATORS = [";", ",", "\t", "|"] as const;

/**
 * Detects the separator: the character that occurs equally often in most of the first lines, outside quotes. Its
 * total is no help, because texts and decimals contain commas.
 */
export function separatorOf(beginning: string): string {
  const lines = beginning
    // Also matches a quoted text that is cut off at the end.
    .replaceAll(/"[^"]*(?:"|$)/g, "")
    .split(/\r?\n/, 30)
    .filter((line) => line.trim() !== "");
  const judged = SEPARATORS.map((separator) => ({ separator, ...regularityOf(lines, separator) }));
  return judged.reduce((best, next) =>
    next.times > best.times || (next.times === best.times && next.count > best.count) ? next : best,
  ).separator;
}

/** Returns the separator's most common count per line, and the number of lines with that count. */
function regularityOf(lines: readonly string[], separator: string): { count: number; times: number } {
  const times = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(separator).length - 1;
    if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  }
  return [...times].reduce((best, [count, lines]) => (lines > best.times ? { count, times: lines } : best), {
    count: 0,
    times: 0,
  });
}

export class CsvReader {
  readonly #separator: string;
  readonly #bounds: Bounds;
  #number = 1;
  #row: string[] = [];
  #cell = "";
  #state: "plain" | "quoted" | "quote" = "plain";

  constructor(separator: string, bounds: Bounds = SHEET_BOUNDS) {
    this.#separator = separator;
    this.#bounds = bounds;
  }

  /** Yields the rows that this chunk of text completes. */
  *read(text: string): Generator<TableRow> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at];
      if (this.#state === "quoted") {
        if (character !== '"') continue;
        this.#take(text, from, at);
        [this.#state, from] = ["quote", at + 1];
      } else if (this.#state === "quote" && character === '"') {
        this.#cell += '"';
        [this.#state, from] = ["quoted", at + 1];
      } else if (
        character === '"' &&
        this.#state === "plain" &&
        (this.#cell + text.slice(from, at)).trim() === ""
      ) {
        this.#cell = "";
        [this.#state, from] = ["quoted", at + 1];
      } else {
        this.#state = "plain";
        if (character !== this.#separator && character !== "\n") continue;
        this.#take(text, from, at);
        from = at + 1;
        this.#endCell();
        if (character === "\n") yield* this.#endRow();
      }
    }
    this.#take(text, from, text.length);
  }

  *end(): Generator<TableRow> {
    if (this.#state === "quoted") throw new FileFault(unclosed(this.#number));
    this.#endCell();
    yield* this.#endRow();
  }

  #take(text: string, from: number, to: number): void {
    this.#cell += text.slice(from, to);
    if (this.#cell.length > this.#bounds.signs)
      throw new FileFault(this.#state === "quoted" ? unclosed(this.#number) : tooLong(this.#number));
  }

  #endCell(): void {
    this.#row.push(unprotected(this.#cell));
    [this.#cell, this.#state] = ["", "plain"];
  }

  *#endRow(): Generator<TableRow> {
    const row = rowOf(this.#number, this.#row, this.#bounds);
    [this.#row, this.#number] = [[], this.#number + 1];
    if (row) yield row;
  }
}

/** Removes the apostrophe that our exports put before text that spreadsheets would evaluate. */
function unprotected(text: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text;
}

const unclosed = (number: number): string => `Rândul ${number} are ghilimele deschise și neînchise.`;
const tooLong = (number: number): string => `Rândul ${number} are o celulă prea lungă.`;
