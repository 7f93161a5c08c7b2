/**
 * Quantities typed in tables of products and not yet put into the cart: they survive filters, pages and Back, in this tab.
 * A store outside React: a table has hundreds of fields, and a letter in one of them is no matter of the others.
 */
import { roundLei } from "@curat/contract/lei.values";
import { TYPED_LINES } from "../../session/local-keys.ts";

interface TypedLine {
  /** As typed. */
  qty: string;
  /** Lei of a piece, for the sum. */
  price: number;
  name: string;
}
export type TypedLines = ReadonlyMap<number, TypedLine>;

const NONE: TypedLines = new Map();
/** More than a call takes: what was typed is no place to fill. */
const MAX = 400;

class TypedLineStore {
  #lines: TypedLines | undefined;
  readonly #listeners = new Set<() => void>();

  /** What is typed now, by product; the same object until something changes. In the browser alone. */
  read = (): TypedLines => (this.#lines ??= stored());
  /** What a server knows: nothing. */
  readOnServer = (): TypedLines => NONE;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** An empty quantity takes the line out. */
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
      // Storage may be forbidden or full: what is typed then lives as long as the page.
    }
    for (const listener of this.#listeners) listener();
  }
}

export const typedLines = new TypedLineStore();

/** A person can write any storage: only what looks like lines is taken. */
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

/** Pieces that were typed; undefined for what is no whole number from 1 on. */
export function piecesOf(qty: string): number | undefined {
  const text = qty.trim();
  return /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** Lei of all that can be read. */
export function sumOf(lines: TypedLines): number {
  return roundLei([...lines.values()].reduce((sum, { qty, price }) => sum + (piecesOf(qty) ?? 0) * price, 0));
}
