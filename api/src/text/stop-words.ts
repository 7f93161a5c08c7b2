import { stem } from "./stem.ts";

/** Folded words without meaning in a search. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "de cu pentru si la in din pe un o a al ai ale pt ptr ptru sau ori dar prin spre sub peste dupa catre ca cel cea cei cele care ce " +
    "sa se este sunt fi nu mai foarte ceva niste vreo vreun orice toate tot toata toti lui ei lor meu mea mele mei " +
    "vreau caut doresc cumpar cumparat nevoie " +
    // Endings that people attach with a hyphen: "WC-ul", "spray-uri", "mop-urile".
    "ul uri urile urilor ului le lea"
  ).split(" "),
);

const WEAK_WORDS =
  "scos scoate scot scap scapa elimin elimina inlatur inlatura dau dat iau iese curat curatat curata curatare curatenie sters sterge sterg spalat spala spal spalare frecat facut fac face folosit pus pun tinut " +
  "uscat strans cules merge ramas arata solutie produs produse lucru lucruri chestie chestii treaba obiect articol articole marca " +
  "spray lichid lichida substanta unica folosinta plastic urat urata murdar murdara " +
  "bun buna bune buni ieftin ieftina ieftine puternic puternica tare eficient mare mari mic mica mici calitate acasa casa uz casnic";

/** Stems of words for a task or a quality. If no product matches all words, a search drops these first. */
export const WEAK_STEMS: ReadonlySet<string> = new Set(WEAK_WORDS.split(" ").map(stem));
