/**
 * Streams the rows of a MySQL dump from `mysqldump` or phpMyAdmin. Parses CREATE TABLE and INSERT, and executes
 * nothing.
 */

import { storableText } from "@curat/contract/text.values";

export type DumpRow = Readonly<Record<string, string | null>>;

type Mode =
  | "between"
  | "line-comment"
  | "block-comment"
  | "head"
  | "rows"
  | "tuple"
  | "string"
  | "quote"
  | "escape";

/** Maximum lengths of a statement before its rows and of a value. Real dumps stay below both. */
const MAX_HEAD_LENGTH = 1_000_000;
const MAX_VALUE_LENGTH = 16_000_000;
/** Meaning of the characters after a backslash. NUL is dropped, because PostgreSQL cannot store it. */
const ESCAPED: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", "0": "", Z: "\x1a" };

export class UnreadableDump extends Error {}

/** Reads a dump in arbitrary chunks and emits the rows of the requested tables. */
export class DumpReader {
  #mode: Mode = "between";
  #head = "";
  #quoted = "";
  #value = "";
  #isString = false;
  #values: (string | null)[] = [];
  #table = "";
  #columns: readonly string[] = [];
  #isWanted = false;
  readonly #columnsOf = new Map<string, readonly string[]>();
  readonly #wants: (table: string) => boolean;
  readonly #tell: (table: string, row: DumpRow) => void;

  constructor(wants: (table: string) => boolean, onRow: (table: string, row: DumpRow) => void) {
    this.#wants = wants;
    this.#tell = onRow;
  }

  /** Throws UnreadableDump if a value is too long. */
  read(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.#mode === "string") at = this.#readString(text, at);
      else {
        this.#readSign(text[at] ?? "");
        at += 1;
      }
    }
  }

  #readString(text: string, start: number): number {
    let end = start;
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code === 39 || code === 92) break;
    }
    this.#keep(text.slice(start, end));
    if (end === text.length) return end;
    this.#mode = text[end] === "'" ? "quote" : "escape";
    return end + 1;
  }

  #readSign(char: string): void {
    switch (this.#mode) {
      case "between":
        return this.#between(char);
      case "line-comment":
        if (char === "\n") this.#mode = "between";
        return;
      case "block-comment":
        this.#head = (this.#head + char).slice(-2);
        if (this.#head === "*/") this.#mode = "between";
        return;
      case "head":
        return this.#inHead(char);
      case "rows":
        if (char === "(") this.#startRow();
        else if (char === ";") this.#mode = "between";
        return;
      case "tuple":
        return this.#inTuple(char);
      case "escape":
        this.#keep(ESCAPED[char] ?? char);
        this.#mode = "string";
        return;
      case "quote":
        if (char === "'") {
          this.#keep(char);
          this.#mode = "string";
          return;
        }
        this.#mode = "tuple";
        return this.#inTuple(char);
      case "string":
        return;
    }
  }

  #between(char: string): void {
    if (/[\s;]/.test(char)) return;
    this.#head = char === "/" ? "" : char;
    this.#quoted = "";
    this.#mode = char === "-" || char === "#" ? "line-comment" : char === "/" ? "block-comment" : "head";
  }

  #inHead(char: string): void {
    if (this.#head.length > MAX_HEAD_LENGTH) throw new UnreadableDump("A statement does not end.");
    if (this.#quoted !== "") {
      if (char === this.#quoted && !this.#head.endsWith("\\")) this.#quoted = "";
    } else if (char === "'" || char === '"' || char === "`") this.#quoted = char;
    else if (char === ";") return this.#endHead();
    else if (char === "(" && /^(?:INSERT|REPLACE)\b[^;]*\bVALUES\s*$/i.test(this.#head))
      return this.#startRows();
    this.#head += char;
  }

  #endHead(): void {
    this.#mode = "between";
    const [, table] = /^CREATE TABLE (?:IF NOT EXISTS )?`?([\w$]+)`?\s*\(/i.exec(this.#head) ?? [];
    if (table === undefined || !this.#wants(table)) return;
    const columns = [...this.#head.matchAll(/^\s*`([^`]+)`\s+\w/gm)].map(([, name = ""]) => name);
    this.#columnsOf.set(table, columns);
  }

  #startRows(): void {
    const [, table = "", named] =
      /^\w+\s+(?:IGNORE\s+)?(?:INTO\s+)?`?([\w$]+)`?\s*(?:\(([^)]*)\))?\s*VALUES\s*$/i.exec(this.#head) ?? [];
    this.#table = table;
    this.#columns = named
      ? named.split(",").map((name) => name.replaceAll(/[`\s]/g, ""))
      : (this.#columnsOf.get(table) ?? []);
    this.#isWanted = this.#wants(table) && this.#columns.length > 0;
    this.#startRow();
  }

  #startRow(): void {
    this.#mode = "tuple";
    this.#values = [];
    this.#startValue();
  }

  #startValue(): void {
    this.#value = "";
    this.#isString = false;
  }

  #inTuple(char: string): void {
    if (char === "'") {
      // A MySQL introducer may precede the string: _binary 'x'.
      this.#value = "";
      this.#isString = true;
      this.#mode = "string";
    } else if (char === ",") this.#endValue();
    else if (char === ")") {
      this.#endValue();
      this.#mode = "rows";
      if (this.#isWanted)
        this.#tell(
          this.#table,
          Object.fromEntries(this.#columns.map((column, at) => [column, this.#values[at] ?? null])),
        );
    } else if (!this.#isString) this.#keep(char);
  }

  #endValue(): void {
    if (this.#isWanted) {
      const text = this.#isString ? this.#value : this.#value.trim();
      this.#values.push(!this.#isString && /^NULL$/i.test(text) ? null : storableText(text));
    }
    this.#startValue();
  }

  #keep(text: string): void {
    if (!this.#isWanted) return;
    if (this.#value.length + text.length > MAX_VALUE_LENGTH)
      throw new UnreadableDump("A value does not end.");
    this.#value += text;
  }
}
