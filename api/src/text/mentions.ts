/** Words of a product's description that its name lacks. They count as a weak search match. */
import { stem } from "./stem.ts";
import { wordsOf } from "./words.ts";

/** Maximum number of words per product. Each costs the index eight bytes. */
const MAX = 60;
const MIN_LENGTH = 3;

/** Stems that are common in descriptions and do not distinguish products. */
const FILLER: ReadonlySet<string> = new Set(
  (
    "are iar dar daca cand cum cat unde asta acest aceasta acesta aceeasi fiecare doar doua doi trei prima primul singur singura alt alta alte intre fara pana decat apoi " +
    "imediat inainte dupa direct usor rapid repede foarte bine mult multe putin cateva catre intre fiind poate pot trebuie face fac raman ramane rapid " +
    "folosesti foloseste folosesc folosit utilizare mod produs produse pune pui aplica aplici lasa las tine contine ofera ajunge ajung iti cele cei acela loc timp ore ora minute minut zi zile zilnic " +
    "nou noua mic mica mare mari dintr intr prin cod parte ambalaj bucata bucati litru litri gata inseamna vine vin au era sta stau una unei unui tale tau lui ramas"
  )
    .split(" ")
    .map(stem),
);

/**
 * Returns the folded words of an HTML text, except those in `named`. Each stem appears once; at most 60 words, in
 * order, joined by spaces.
 */
export function mentionsOf(html: string, named: string): string {
  const seenStems = new Set(wordsOf(named).map(stem));
  const reported: string[] = [];
  for (const word of wordsOf(textOf(html))) {
    const root = stem(word);
    if (word.length < MIN_LENGTH || /\d/.test(word) || FILLER.has(root) || seenStems.has(root)) continue;
    seenStems.add(root);
    reported.push(word);
    if (reported.length === MAX) break;
  }
  return reported.join(" ");
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/&#?\w+;/g, " ");
}
