import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("preview", {
  preview: "Previzualizare",
  note: "Previzualizare: pagina nu este încă publicată.",
});
