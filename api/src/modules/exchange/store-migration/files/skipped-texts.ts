/** Minimum length of a long text. Long texts make up most of a dump, so marks replace them until a second pass. */

const LONG = 100;
/** A private-use character, which no real text contains. */
const MARKER = "\ue000";

export interface SkippedText {
  mark: string;
  text: string;
}

export class SkippedTexts {
  readonly #file: number;
  #count = 0;

  /** Number of the file among the dumps that are read together. */
  constructor(file: number) {
    this.#file = file;
  }

  markOf(text: string): string | undefined {
    if (text.length < LONG) return undefined;
    this.#count += 1;
    return `${MARKER}${this.#file}.${this.#count}`;
  }
}

interface Marked {
  record: object;
}

/** Yields the records with their texts in place of the marks. A mark without a text becomes empty. */
export async function* withTexts<T extends Marked>(
  records: readonly T[],
  texts: AsyncIterable<SkippedText>,
  max: number,
): AsyncGenerator<T[]> {
  const waiting = new Map<T, number>();
  const fieldsOf = new Map<string, [record: T, field: string][]>();
  let ready: T[] = [];
  for (const record of records) {
    const marked = Object.entries(record.record).filter(
      ([, value]) => typeof value === "string" && value.startsWith(MARKER),
    );
    if (marked.length === 0) ready.push(record);
    else waiting.set(record, marked.length);
    for (const [field, mark] of marked) fieldsOf.set(mark, [...(fieldsOf.get(mark) ?? []), [record, field]]);
    if (ready.length >= max) {
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
      if (ready.length < max) continue;
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
