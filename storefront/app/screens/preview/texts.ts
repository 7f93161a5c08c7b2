export const texts = {
  preview: "Previzualizare",
  note: "Previzualizare: pagina nu este publicată așa.",
};
