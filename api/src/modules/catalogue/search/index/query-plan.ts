import { LIMITS } from "@curat/contract/limits.values";
import { STOP_WORDS, WEAK_STEMS } from "../../../../text/stop-words.ts";
import { stem } from "../../../../text/stem.ts";
import { allWordsOf } from "../../../../text/words.ts";
import type { OwnSynonyms } from "./own-synonyms.ts";
import { similarWords } from "./similar-words.ts";
import { FACTOR } from "./ranking.ts";
import { synonymsOf } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface QueryWord {
  typed: string;
  /** Vocabulary words that the query word may mean, each with its factor. */
  meanings: Map<number, number>;
  corrected?: string;
  /** Whether the word occurs only in descriptions. */
  isMentioned?: true;
}

/** Maximum number of words in a query. More words do not improve the results. */
export const MAX_WORDS = 10;
const MAX_COMPLETIONS = 48;
/** Maximum number of typo corrections per query. Each one scans the whole vocabulary. */
const MAX_MISTYPED = 5;
const MIN_PREFIX_LENGTH = 3;

export interface PlanOptions {
  /** Whether the last word may be unfinished. */
  isTyping: boolean;
  /** Whether known words also get completions and corrections. */
  isLoose: boolean;
  /** Whether descriptions are searched even for words found elsewhere. */
  isWide?: boolean;
  synonyms?: OwnSynonyms | undefined;
}

/** Returns whether a word describes an action rather than a thing. */
export function isWeak({ typed }: QueryWord): boolean {
  return WEAK_STEMS.has(stem(typed));
}

/** Returns the word that names the thing: in Romanian, the first informative word. */
export function thingOf(words: readonly QueryWord[]): QueryWord | undefined {
  return words.find((word) => word.isMentioned === undefined && !isWeak(word));
}

export function planQuery(
  vocabulary: Vocabulary,
  text: string,
  { isTyping, isLoose, isWide = false, synonyms }: PlanOptions,
): QueryWord[] {
  const typed = joinKnown(vocabulary, queryWords(vocabulary, text, isTyping));
  const roots = new Set(typed.map(stem));
  let mistyped = 0;
  return typed.map((word, place): QueryWord => {
    const meanings = knownMeanings(vocabulary, word, roots, synonyms);
    const isUnfinished = isTyping && place === typed.length - 1;
    if (isUnfinished) complete(vocabulary, word, FACTOR.typing, meanings);
    const isNamed = meanings.size > 0;
    if (isWide || !isNamed) addMention(vocabulary, word, meanings);
    if (isNamed && !isLoose) return { typed: word, meanings };
    if (word.length >= MIN_PREFIX_LENGTH) complete(vocabulary, word, FACTOR.prefix, meanings);
    if (!isNamed && !isLoose && isOnlyMentioned(vocabulary, meanings))
      return { typed: word, meanings, isMentioned: true };
    if ((meanings.size > 0 && !isLoose) || mistyped === MAX_MISTYPED) return { typed: word, meanings };
    mistyped += 1;
    const isUnknown = meanings.size === 0;
    const nearest = addNear(vocabulary, word, meanings);
    return isUnknown && nearest !== undefined
      ? { typed: word, meanings, corrected: nearest }
      : { typed: word, meanings };
  });
}

function queryWords(vocabulary: Vocabulary, text: string, isTyping: boolean): string[] {
  const all = allWordsOf(text.slice(0, LIMITS.searchTerm));
  const telling = all.filter(
    (word, place) => !STOP_WORDS.has(word) || (isTyping && place === all.length - 1 && place === 0),
  );
  const words = telling.filter((word, place) => !isDoubled(vocabulary, telling, word, place));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/**
 * "10 role" is tokenised as "10role" and "role". Only one of the two forms is needed: the joined one if it is known,
 * otherwise the second.
 */
function isDoubled(vocabulary: Vocabulary, words: string[], word: string, place: number): boolean {
  const counted = /^[\d.]+([a-z]{4,})$/;
  const before = words[place - 1];
  if (before !== undefined && counted.exec(before)?.[1] === word)
    return vocabulary.find(before) !== undefined;
  return (
    counted.exec(word)?.[1] === words[place + 1] &&
    words[place + 1] !== undefined &&
    vocabulary.find(word) === undefined
  );
}

/** Joins words if only the joined form is known: "micro fibra" becomes "microfibra". */
function joinKnown(vocabulary: Vocabulary, words: string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const both = `${before ?? ""}${word}`;
    const isOne =
      before !== undefined &&
      isKnown(vocabulary, both) &&
      !(isKnown(vocabulary, before) && isKnown(vocabulary, word));
    if (isOne) joined[joined.length - 1] = both;
    else joined.push(word);
  }
  return joined.flatMap((word) => splitKnown(vocabulary, word));
}

/** Splits a word if only its parts are known: "detergentrufe" is split, "moplat" is not. */
function splitKnown(vocabulary: Vocabulary, word: string): string[] {
  const isWhole = isKnown(vocabulary, word) || vocabulary.findMention(stem(word)) !== undefined;
  if (isWhole || word.length < 7 || /\d/.test(word)) return [word];
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.find(start) !== undefined && vocabulary.find(end) !== undefined && !STOP_WORDS.has(end))
      return [start, end];
  }
  return [word];
}

function isKnown(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.find(word) !== undefined || vocabulary.withStem(stem(word)).length > 0;
}

function knownMeanings(
  vocabulary: Vocabulary,
  word: string,
  roots: ReadonlySet<string>,
  own: OwnSynonyms | undefined,
): Map<number, number> {
  const meanings = new Map<number, number>();
  const exact = vocabulary.find(word);
  if (exact !== undefined) meanings.set(exact, FACTOR.exact);
  const root = stem(word);
  for (const id of vocabulary.withStem(root)) mean(meanings, id, FACTOR.stem);
  for (const other of [...synonymsOf(root, roots), ...(own?.of(root) ?? [])])
    for (const id of vocabulary.withStem(other)) mean(meanings, id, FACTOR.synonym);
  return meanings;
}

function isOnlyMentioned(vocabulary: Vocabulary, meanings: Map<number, number>): boolean {
  return meanings.size > 0 && [...meanings.keys()].every((id) => vocabulary.isMention(id));
}

function addMention(vocabulary: Vocabulary, word: string, meanings: Map<number, number>): void {
  const mention = vocabulary.findMention(stem(word));
  if (mention !== undefined) mean(meanings, mention, FACTOR.exact);
}

function complete(
  vocabulary: Vocabulary,
  beginning: string,
  factor: number,
  meanings: Map<number, number>,
): void {
  // The number "5" can complete to "5l", but not to "500ml".
  const isNumber = /^\d+$/.test(beginning);
  for (const id of vocabulary.withPrefix(beginning, MAX_COMPLETIONS)) {
    if (!isNumber || !/^[\d.]/.test((vocabulary.texts[id] as string).slice(beginning.length)))
      mean(meanings, id, factor);
  }
}

function addNear(vocabulary: Vocabulary, word: string, meanings: Map<number, number>): string | undefined {
  const near = similarWords(vocabulary, word);
  for (const { id, faults } of near) {
    const factor = faults <= 1 ? FACTOR.oneFault : FACTOR.twoFaults;
    for (const form of vocabulary.withStem(vocabulary.stems[id] as string)) mean(meanings, form, factor);
  }
  const first = near[0];
  return first === undefined ? undefined : vocabulary.texts[first.id];
}

function mean(meanings: Map<number, number>, id: number, factor: number): void {
  if ((meanings.get(id) ?? 0) < factor) meanings.set(id, factor);
}
