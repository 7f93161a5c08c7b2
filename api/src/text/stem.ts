/**
 * Romanian stemmer for folded words. Follows the Snowball approach (strip the longest ending, keep a minimum), with
 * additions for folded text and shop vocabulary: "mături" matches "mătură", "șervețel" matches "șervețele",
 * "prosoape" matches "prosop".
 */

const MIN_LENGTH = 3;
const VOWEL = /[aeiou]/;

const IRREGULAR: Record<string, string> = {
  maini: "mana", mainii: "mana", mainile: "mana", mainilor: "mana", fete: "fata", fetele: "fata", mese: "masa", mesei: "masa",
  pete: "pata", petele: "pata", petelor: "pata", usi: "usa", usile: "usa", ape: "apa", apei: "apa", bai: "baie", baii: "baie", baile: "baie",
}; // oxfmt-ignore

/** Derivational endings with their replacements; longest first. */
const DERIVED = [
  "izator",
  "izant",
  "izar",
  "izat",
  "ator",
  "itor",
  "ant",
  "ar",
  "ir",
  "at",
  "it",
  "ic",
  "er",
];

/** Stems whose derived forms change more than the ending. */
const MERGED: Record<string, string> = { curaten: "curat", sters: "sterg", uscat: "usc", pardosel: "pardos" };

/** Returns the stem of a folded word; words with digits and words of up to three letters are unchanged. */
export function stem(word: string): string {
  if (word.length <= MIN_LENGTH || /[^a-z]/.test(word)) return word;
  const regular = Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] ?? word) : word;
  const bare = withLevelVowels(withoutVowels(withoutArticle(regular)));
  const core = withLevelEnd(withoutVowels(withoutDerivation(bare)));
  const even = withoutDoubtfulEnd(core);
  return Object.hasOwn(MERGED, even) ? (MERGED[even] ?? even) : even;
}

/** Strips the definite article, the plural in -uri and the genitive. */
function withoutArticle(word: string): string {
  for (const ending of ["urilor", "urile", "ului", "uri", "ul"]) {
    if (word.endsWith(ending) && word.length - ending.length >= MIN_LENGTH)
      return word.slice(0, -ending.length);
  }
  const rest = /[ie](lor|lui)$/.test(word) && word.length > 6 ? word.slice(0, -3) : word;
  return withoutPluralArticle(rest);
}

/**
 * Strips "-ile" and "-ele" if they are a plural with article. Words such as "sticle", "universale" and "mobile" only
 * look alike.
 */
function withoutPluralArticle(word: string): string {
  const base = word.slice(0, -2);
  const isArticle =
    (/[^ie]ele$/.test(word) && base.length > MIN_LENGTH) ||
    (word.endsWith("ile") && (base.endsWith("ii") || base.length > MIN_LENGTH + 1));
  return isArticle ? base : word;
}

function withoutVowels(word: string): string {
  let end = word.length;
  while (end > MIN_LENGTH && VOWEL.test(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

function withoutDerivation(word: string): string {
  const ending = DERIVED.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length > MIN_LENGTH,
  );
  return ending ? word.slice(0, -ending.length) : word;
}

/** Undoes vowel alternations: oa/o ("prosoape"), ea/e ("galeata"). */
function withLevelVowels(word: string): string {
  return word.replaceAll("oa", "o").replaceAll("ea", "e");
}

/** Undoes consonant alternations: z/d ("umezi"), st/sc ("muște"). */
function withLevelEnd(word: string): string {
  return word.replace(/z$/, "d").replace(/st$/, "sc");
}

/**
 * Also strips "-ur", "-el" and "-il". They may belong to the word or to its ending: "mături" and "mop-uri", "pastile"
 * and "perii-le" end alike.
 */
function withoutDoubtfulEnd(word: string): string {
  const least = word.endsWith("ur") ? MIN_LENGTH : MIN_LENGTH + 1;
  return /(ur|el|il)$/.test(word) && word.length - 2 >= least ? withLevelEnd(word.slice(0, -2)) : word;
}
