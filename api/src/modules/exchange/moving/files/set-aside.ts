/**
 * Long texts of a dump, which are most of it: while its tables are put together a mark stands for each, and they are read once more
 * where the marks are replaced. So none of them is held in memory for longer than it takes to write it down.
 */

/** Shorter ones are no longer than their marks. */
const LONG = 100;
/** No sign of any language. */
const SIGN = "\ue000";

export interface AsideText {
  mark: string;
  text: string;
}

/** Counts the long texts of one file, the same way at each reading. */
export class AsideTexts {
  readonly #file: number;
  #count = 0;

  /** `file` tells apart the dumps that are read together. */
  constructor(file: number) {
    this.#file = file;
  }

  /** The mark of a text that is set aside; undefined for one that is kept as it is. */
  markOf(text: string): string | undefined {
    if (text.length < LONG) return undefined;
    this.#count += 1;
    return `${SIGN}${this.#file}.${this.#count}`;
  }
}

interface Marked {
  record: object;
}

/**
 * The records, so many at a time, with the texts that their fields are marks of. What was a mark of nothing is empty. None
 * of them is held here any longer once it was taken.
 */
export async function* withTexts<T extends Marked>(
  records: readonly T[],
  texts: AsyncIterable<AsideText>,
  most: number,
): AsyncGenerator<T[]> {
  const waiting = new Map<T, number>();
  const fieldsOf = new Map<string, [record: T, field: string][]>();
  let ready: T[] = [];
  for (const record of records) {
    const marked = Object.entries(record.record).filter(
      ([, value]) => typeof value === "string" && value.startsWith(SIGN),
    );
    if (marked.length === 0) ready.push(record);
    else waiting.set(record, marked.length);
    for (const [field, mark] of marked) fieldsOf.set(mark, [...(fieldsOf.get(mark) ?? []), [record, field]]);
    if (ready.length >= most) {
      yield ready;
      ready = [];
    }
  }
  const filled = new Map<T, Record<string, string>>();
  const take = (record: T): void => {
    ready.push({ ...record, record: { ...record.record, ...filled.get(record) } });
    filled.delete(record);
    waiting.delete(record);
  };
  if (waiting.size > 0)
    for await (const { mark, text } of texts) {
      for (const [record, field] of fieldsOf.get(mark) ?? []) {
        filled.set(record, { ...filled.get(record), [field]: text });
        const left = (waiting.get(record) ?? 1) - 1;
        if (left === 0) take(record);
        else waiting.set(record, left);
      }
      if (ready.length < most) continue;
      yield ready;
      ready = [];
    }
  for (const [mark, marked] of fieldsOf)
    for (const [record, field] of marked)
      if (waiting.has(record) && (record.record as Record<string, unknown>)[field] === mark)
        filled.set(record, { [field]: "", ...filled.get(record) });
  for (const record of waiting.keys()) take(record);
  if (ready.length > 0) yield ready;
}
