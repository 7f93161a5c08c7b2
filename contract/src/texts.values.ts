/** Texts that the owner can override by key (decision 0091). They contain no markup. Runs in the browser. */
import type { TextGroup } from "./text-groups.values.ts";

export const MAX_TEXT_LENGTH = 2_000;

/** Overrides by key: { "product-card.add": "Adaugă în coș" }. */
export type ChosenTexts = Readonly<Record<string, string>>;

/** Placeholder names: "Comanda {numar} din {data}" has numar and data. */
type PlacesOf<
  Text extends string,
  Seen extends string[] = [],
> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? PlacesOf<Rest, Place extends Seen[number] ? Seen : [...Seen, Place]>
  : Seen;
/** One value per placeholder, in the order in which the default text first uses them. */
type ValuesOf<Text extends string> = Each<PlacesOf<Text>>;
type Each<Places extends string[]> = { [Index in keyof Places]: string | number };

const PLURAL = new Intl.PluralRules("ro");

/** One or more texts of a catalogue under one name. */
abstract class Entry<Read> {
  /** Keyed by the suffix of their key; "" for the key itself. */
  readonly texts: Readonly<Record<string, string>>;
  /** Reason why the text is fixed, as shown in the office. */
  readonly fixed: string | undefined;
  readonly mayBeEmpty: boolean;

  constructor(texts: Record<string, string>, marks: { fixed?: string; mayBeEmpty?: boolean } = {}) {
    this.texts = texts;
    this.fixed = marks.fixed;
    this.mayBeEmpty = marks.mayBeEmpty ?? false;
  }

  /** `text` returns the effective text for a name. */
  abstract read(text: (name: string) => string): Read;
}

type Pick = [form: string, values?: Readonly<Record<string, unknown>>];

class Phrase<Args extends unknown[]> extends Entry<(...args: Args) => string> {
  readonly #pick: (args: Args) => Pick;

  constructor(
    texts: Record<string, string>,
    pick: (args: Args) => Pick,
    marks: { fixed?: string; mayBeEmpty?: boolean } = {},
  ) {
    super(texts, marks);
    this.#pick = pick;
  }

  read(text: (name: string) => string) {
    return (...args: Args): string => {
      const [form, values = {}] = this.#pick(args);
      const { parts } = cut(text(form));
      let result = parts[0] ?? "";
      // Inserted values are not searched for placeholders.
      for (let at = 1; at < parts.length; at += 2) {
        const place = parts[at] ?? "";
        result += Object.hasOwn(values, place) ? String(values[place]) : `{${place}}`;
        result += parts[at + 1] ?? "";
      }
      return result;
    };
  }
}

class Plain extends Entry<string> {
  read(text: (name: string) => string): string {
    return text("");
  }
}

/** A text with placeholders, read as a function: `phrase("Comanda {numar}")` is `(numar) => string`. */
export function phrase<const Text extends string>(text: Text): Entry<(...values: ValuesOf<Text>) => string>;
export function phrase<const Text extends string, Given extends unknown[]>(
  text: Text,
  toValues: (...args: Given) => ValuesOf<Text>,
): Entry<(...args: Given) => string>;
export function phrase(text: string, toValues?: ToValues) {
  return new Phrase({ "": text }, (args) => ["", placed(text, toValues?.(...args) ?? args)]);
}
// oxlint-disable-next-line typescript/no-explicit-any -- each overload types the arguments
type ToValues = (...args: any[]) => readonly unknown[];

function placed(text: string, values: readonly unknown[]): Record<string, unknown> {
  const valuesByPlace: Record<string, unknown> = {};
  for (const [index, place] of cut(text).places.entries()) valuesByPlace[place] = values[index];
  return valuesByPlace;
}

/** A text with plural forms: one (1), few (0, 2 to 19, 101 to 119 …), other (20, 21 …). */
export function plural<const Text extends string>(
  forms: Forms<Text>,
): Entry<(count: number, ...rest: Tail<ValuesOf<Text>>) => string>;
export function plural<const Text extends string, Rest extends unknown[]>(
  forms: Forms<Text>,
  toValues: (count: number, ...rest: Rest) => ValuesOf<Text>,
): Entry<(count: number, ...rest: Rest) => string>;
export function plural(forms: Forms<string>, toValues?: ToValues) {
  return new Phrase({ ...forms }, (args) => [
    pluralForm(Number(args[0])),
    placed(forms.other, toValues?.(...args) ?? args),
  ]);
}

/** Returns the Romanian plural form for a number. */
export function pluralForm(count: number): keyof Forms<string> {
  const form = PLURAL.select(count);
  return form === "one" || form === "few" ? form : "other";
}

interface Forms<Text extends string> {
  one: string;
  few: string;
  other: Text;
}
type Tail<Values extends unknown[]> = Values extends [unknown, ...infer Rest] ? Rest : [];

/** A text with several forms. `pick` returns the form to use and the values of its placeholders. */
export function choice<const Forms extends Record<string, string>, Given extends unknown[]>(
  texts: Forms,
  pick: (...args: Given) => [form: keyof Forms & string, values?: Record<string, string | number>],
): Entry<(...args: Given) => string> {
  return new Phrase<Given>({ ...texts }, (args) => pick(...args));
}

/** A text that cannot be overridden; `why` is the Romanian reason shown in the office. */
export function fixed<const Text extends string>(text: Text, why: string): Entry<ReadOf<Text>>;
export function fixed(text: string, why: string): Entry<unknown> {
  return entryOf(text, { fixed: why });
}

/** A text that a shop may leave empty, such as a hint below a field. */
export function optional<const Text extends string>(text: Text): Entry<ReadOf<Text>>;
export function optional(text: string): Entry<unknown> {
  return entryOf(text, { mayBeEmpty: true });
}

type ReadOf<Text extends string> = ValuesOf<Text> extends [] ? string : (...values: ValuesOf<Text>) => string;

function entryOf(text: string, marks: { fixed?: string; mayBeEmpty?: boolean }): Entry<unknown> {
  if (placesOf(text).length === 0) return new Plain({ "": text }, marks);
  return new Phrase({ "": text }, (args) => ["", placed(text, args)], marks);
}

/** A catalogue when read: texts are strings, those with placeholders functions. */
export type Texts<Entries> = {
  readonly [Name in keyof Entries]: Entries[Name] extends Entry<infer Read>
    ? Read
    : Entries[Name] extends string | number | ((...args: never[]) => unknown)
      ? Entries[Name]
      : Texts<Entries[Name]>;
};

const NONE: ChosenTexts = {};
const defined = new WeakMap<object, [group: TextGroup, entries: object]>();
let here = NONE;
let chosen = (): ChosenTexts => here;

/** The texts of one screen. Do not read a text at module load: overrides would not apply. */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<Entries extends object>(group: TextGroup, entries: Entries): Texts<Entries> {
  const read = readable(group, entries);
  defined.set(read, [group, entries]);
  return read as Texts<Entries>; // `read` has a reader for each entry.
}

function readable(path: string, entries: object): object {
  const read = Array.isArray(entries) ? [] : {};
  for (const [name, entry] of Object.entries(entries) as [string, unknown][]) {
    const key = `${path}.${name}`;
    Object.defineProperty(read, name, { enumerable: true, ...readerOf(key, entry) });
  }
  return read;
}

function readerOf(key: string, entry: unknown): PropertyDescriptor {
  if (typeof entry === "string") return { get: () => chosen()[key] ?? entry };
  if (entry instanceof Entry) {
    const text = (name: string) => {
      const override = entry.fixed === undefined ? chosen()[name ? `${key}.${name}` : key] : undefined;
      return override ?? entry.texts[name] ?? "";
    };
    return entry instanceof Phrase ? { value: entry.read(text) } : { get: () => entry.read(text) as unknown };
  }
  return { value: typeof entry === "object" && entry ? readable(key, entry) : entry };
}

/** Sets the overrides for this browser. */
export function chooseTexts(texts = NONE): void {
  here = texts;
}

/** Returns the current overrides; the same object while nothing changes. */
export function chosenTexts(): ChosenTexts {
  return chosen();
}

/** Sets how a server process finds the request's overrides. Every text calls it, so it must be fast. */
export function chooseTextsBy(source: () => ChosenTexts | undefined): void {
  chosen = () => source() ?? here;
}

const MAX_TRUNCATED = 10_000;
const cuts = new Map<string, CutText>();
interface CutText {
  /** Literal parts and placeholder names in turn: "Comanda {numar}" is "Comanda ", "numar", "". */
  parts: string[];
  places: string[];
}

/** Splits a text at its placeholders. Cached, because a page reads hundreds of texts. */
function cut(text: string): CutText {
  const known = cuts.get(text);
  if (known) return known;
  const parts = text.split(/\{(\w+)\}/);
  const made = { parts, places: [...new Set(parts.filter((_, at) => at % 2 === 1))] };
  if (cuts.size >= MAX_TRUNCATED) cuts.clear();
  cuts.set(text, made);
  return made;
}

/** Returns a text's distinct placeholders, in order. */
export function placesOf(text: string): string[] {
  return [...cut(text).places];
}

export interface DefaultText {
  key: string;
  group: TextGroup;
  text: string;
  places: string[];
  fixed?: string | undefined;
  mayBeEmpty: boolean;
}

/** Returns every text of these catalogues, without overrides. */
export function listTexts(catalogues: readonly object[]): DefaultText[] {
  return catalogues.flatMap((read) => {
    const [group, entries] = defined.get(read) ?? [];
    return group && entries ? textsIn(group, group, entries) : [];
  });
}

function textsIn(group: TextGroup, path: string, entries: object): DefaultText[] {
  return Object.entries(entries).flatMap(([name, entry]: [string, unknown]) => {
    const key = `${path}.${name}`;
    if (typeof entry === "string") return [{ key, group, text: entry, places: [], mayBeEmpty: false }];
    if (entry instanceof Entry) {
      const forms = Object.entries((entry as Entry<unknown>).texts);
      const places = placesOf(forms.map(([, text]) => text).join(" "));
      return forms.map(([form, text]) => ({
        key: form ? `${key}.${form}` : key,
        group,
        text,
        places,
        fixed: entry.fixed,
        mayBeEmpty: entry.mayBeEmpty,
      }));
    }
    return typeof entry === "object" && entry !== null ? textsIn(group, key, entry) : [];
  });
}
