/** Quantities entered in product tables. They are stored outside React's state while the tab is open. */
import { roundLei } from "@curat/contract/lei.values";
import { TYPED_LINES } from "../../session/local-keys.ts";

interface TypedLine {
  qty: string;
  price: number;
  name: string;
}
export type TypedLines = ReadonlyMap<number, TypedLine>;

const NONE: TypedLines = new Map();
const MAX = 400;

class TypedLineStore {
  #lines: TypedLines | undefined;
  readonly #listeners = new Set<() => void>();

  read = (): TypedLines => (this.#lines ??= stored());
  readOnServer = (): TypedLines => NONE;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores a line, or removes it when the quantity is empty. */
  set(id: number, line: TypedLine): void {
    const lines = new Map(this.read());
    if (line.qty.trim() === "") lines.delete(id);
    else if (lines.has(id) || lines.size < MAX) lines.set(id, line);
    this.#write(lines);
  }

  remove(ids: Iterable<number>): void {
    const lines = new Map(this.read());
    for (const id of ids) lines.delete(id);
    this.#write(lines);
  }

  clear(): void {
    this.#write(NONE);
  }

  #write(lines: TypedLines): void {
    this.#lines = lines;
    try {
      sessionStorage.setItem(TYPED_LINES, JSON.stringify([...lines]));
    } catch {
      // Storage may be blocked or full. The lines are then lost when the visitor leaves the page.
    }
    for (const listener of this.#listeners) listener();
  }
}

export const typedLines = new TypedLineStore();

function stored(): TypedLines {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(TYPED_LINES) ?? "[]");
    return new Map(Array.isArray(read) ? (read as [number, TypedLine][]).filter(isEntry) : []);
  } catch {
    return NONE;
  }
}

function isEntry(entry: unknown): entry is [number, TypedLine] {
  if (!Array.isArray(entry) || !Number.isInteger(entry[0])) return false;
  const { qty, price, name } = (entry[1] ?? {}) as Partial<TypedLine>;
  return typeof qty === "string" && typeof price === "number" && typeof name === "string";
}

/** Returns the entered quantity, or undefined if it is not a whole number of at least 1. */
export function piecesOf(qty: string): number | undefined {
  const text = qty.trim();
  return /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** Returns the total of the lines in lei. Lines with an invalid quantity count as 0. */
export function sumOf(lines: TypedLines): number {
  return roundLei([...lines.values()].reduce((sum, { qty, price }) => sum + (piecesOf(qty) ?? 0) * price, 0));
}
