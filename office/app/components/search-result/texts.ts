import { SHOWN_LETTERS } from "@curat/contract/staff/search-result.values";

export const texts = {
  title: "În motoarele de căutare",
  noTitle: "Denumirea paginii",
  noDescription: "Fără descriere",
  noPath: "/adresa-paginii",
  hidden: "Pagina nu apare în motoarele de căutare și nici în harta site-ului.",
  letters: (title: number, description: number) =>
    `Titlul: ${title} din ${SHOWN_LETTERS.metatitle} de litere. Descrierea: ${description} din ${SHOWN_LETTERS.metadescription}. Restul nu se vede.`,
};
