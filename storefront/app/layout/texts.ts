import { catalogue } from "@curat/contract/texts.values";

/** Texts in the frame around every screen. */
export const texts = catalogue("layout", {
  toContent: "Sari la conținut",
  toTop: "Înapoi sus",
  offline: "Nu ai conexiune la internet. Paginile deja deschise pot fi citite.",
});
