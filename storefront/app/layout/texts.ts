import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("layout", {
  toContent: "Sari la conținut",
  toTop: "Înapoi sus",
  offline: "Nu ai conexiune la internet. Paginile deja deschise pot fi citite.",
});
