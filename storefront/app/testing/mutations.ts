/** Generates responses with one changed field each, such as a faulty provider might return. */

export interface Mutation {
  name: string;
  body: unknown;
}

const REMOVED = Symbol("removed");

/** Returns a mutation for each kind of change to each field. In lists, only some entries are changed. */
export function mutationsOf(body: object): Mutation[] {
  const mutations: Mutation[] = [];
  const walk = (value: unknown, path: string[]): void => {
    if (path.length > 0)
      for (const [kind, changed] of changesOf(value))
        mutations.push({ name: `${path.join(".")}: ${kind}`, body: replaced(body, path, changed) });
    const entries = Array.isArray(value) ? changedOf(value) : Object.entries(value ?? {});
    if (typeof value === "object") for (const [key, inner] of entries) walk(inner, [...path, String(key)]);
  };
  walk(body, []);
  return mutations;
}

function changedOf(list: unknown[]): [number, unknown][] {
  const types = list.map((one) => (one as { type?: unknown } | null)?.type);
  return [...list.entries()].filter(
    ([index]) => index < 2 || (types[index] !== undefined && types.indexOf(types[index]) === index),
  );
}

function* changesOf(value: unknown): Generator<[kind: string, changed: unknown]> {
  yield ["null", null];
  yield ["absent", REMOVED];
  if (typeof value === "number") {
    yield ["as text", String(value)];
    yield ["a word", "la cerere"];
    yield ["a list", []];
  }
  if (typeof value === "boolean") {
    yield ['"0"', "0"];
    yield ['"1"', "1"];
    yield ["0", 0];
  }
  if (typeof value === "string") {
    yield ["a number", 7];
    yield ["empty", ""];
    yield ["an object", {}];
  }
  if (Array.isArray(value)) {
    yield ["{}", {}];
    yield ["keyed", Object.fromEntries(value.map((one, index) => [`k${index}`, one as unknown]))];
    yield ["a text", "nimic"];
  } else if (typeof value === "object" && value !== null) {
    yield ["[]", []];
    yield ["one level more", { data: value }];
    yield ["a text", "nimic"];
  }
}

function replaced(body: unknown, [key, ...rest]: string[], changed: unknown): unknown {
  if (key === undefined) return changed;
  const inner = replaced((body as Record<string, unknown>)[key], rest, changed);
  if (Array.isArray(body)) {
    const copy: unknown[] = [...(body as unknown[])];
    copy.splice(Number(key), 1, ...(inner === REMOVED ? [] : [inner]));
    return copy;
  }
  const { [key]: old, ...others } = body as Record<string, unknown>;
  void old;
  return inner === REMOVED ? others : { ...(body as object), [key]: inner };
}

/** Returns a random sample of the list. The same seed gives the same sample. */
export function sampled<Item>(items: Item[], count: number, seed: number): Item[] {
  let state = seed % 2_147_483_647 || 1;
  const draw = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return items
    .map((item) => ({ item, order: draw() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}
