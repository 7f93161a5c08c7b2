export const texts = {
  documents: "Documente",
};
