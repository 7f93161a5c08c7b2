/** Words that tell nothing about the thing looked for; folded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "de cu pentru si la in din pe un o a al ai ale pt ptr ptru sau ori dar prin spre sub peste dupa catre ca cel cea cei cele care ce " +
    "sa se este sunt fi nu mai foarte ceva niste vreo vreun orice toate tot toata toti lui ei lor meu mea mele mei " +
    "vreau caut doresc cumpar cumparat nevoie " +
    // What a hyphen leaves of "WC-ul", "spray-uri", "mop-urile".
    "ul uri urile urilor ului le lea"
  ).split(" "),
);
