/**
 * Romanian word stems, for words that are folded already.
 * Follows the Snowball idea (endings off, longest first, never below a remainder) with what folding and shop words
 * need beyond it: "mături" meets "mătură", "șervețel" meets "șervețele", "prosoape" meets "prosop".
 */

const MIN_LENGTH = 3;
const VOWEL = /[aeiou]/;

/** Forms that no ending explains. */
const IRREGULAR: Record<string, string> = {
  maini: "mana", mainii: "mana", mainile: "mana", mainilor: "mana", fete: "fata", fetele: "fata", mese: "masa", mesei: "masa",
  pete: "pata", petele: "pata", petelor: "pata", usi: "usa", usile: "usa", ape: "apa", apei: "apa", bai: "baie", baii: "baie", baile: "baie",
}; // oxfmt-ignore

/** Ends of words made from verbs and adjectives, with what they become; longest first. */
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

/** Stems that a derivation changes beyond its ending. */
const MERGED: Record<string, string> = { curaten: "curat", sters: "sterg", uscat: "usc", pardosel: "pardos" };

/** The stem of one folded word; words with digits and words up to three letters are their own stems. */
export function stem(word: string): string {
  if (word.length <= MIN_LENGTH || /[^a-z]/.test(word)) return word;
  const regular = Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] ?? word) : word;
  const bare = withLevelVowels(withoutVowels(withoutArticle(regular)));
  const core = withLevelEnd(withoutVowels(withoutDerivation(bare)));
  const even = withoutDoubtfulEnd(core);
  return Object.hasOwn(MERGED, even) ? (MERGED[even] ?? even) : even;
}

/** Definite article, plural in -uri, genitive. */
function withoutArticle(word: string): string {
  for (const ending of ["urilor", "urile", "ului", "uri", "ul"]) {
    if (word.endsWith(ending) && word.length - ending.length >= MIN_LENGTH)
      return word.slice(0, -ending.length);
  }
  const rest = /[ie](lor|lui)$/.test(word) && word.length > 6 ? word.slice(0, -3) : word;
  return withoutPluralArticle(rest);
}

/** "-ile" and "-ele" are plural and article; "sticle", "universale", "mobile" only end like it. */
function withoutPluralArticle(word: string): string {
  const rest = word.slice(0, -2);
  const isArticle =
    (/[^ie]ele$/.test(word) && rest.length > MIN_LENGTH) ||
    (word.endsWith("ile") && (rest.endsWith("ii") || rest.length > MIN_LENGTH + 1));
  return isArticle ? rest : word;
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

/** oa/o ("prosoape"), ea/e ("galeata"). */
function withLevelVowels(word: string): string {
  return word.replaceAll("oa", "o").replaceAll("ea", "e");
}

/** z/d ("umezi"), st/sc ("muște"). */
function withLevelEnd(word: string): string {
  return word.replace(/z$/, "d").replace(/st$/, "sc");
}

/** "-ur", "-el" and "-il" fall too: nobody can tell "mături" from "mop-uri" or "pastile" from "perii-le" by its end. */
function withoutDoubtfulEnd(word: string): string {
  const least = word.endsWith("ur") ? MIN_LENGTH : MIN_LENGTH + 1;
  return /(ur|el|il)$/.test(word) && word.length - 2 >= least ? withLevelEnd(word.slice(0, -2)) : word;
}
