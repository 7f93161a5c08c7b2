export const texts = {
  title: "Roluri",
  new: "Rol nou",
  name: "Denumire",
  people: "Oameni",
  allows: "Ce permite",
  everything: "tot",
  yes: "da",
  no: "nu",
  save: "Salvează rolul",
  created: "Rolul a fost creat.",
  saved: "Rolul a fost salvat. Cine îl are lucrează cu el de la următorul pas.",
  remove: "Șterge rolul",
  removed: "Rolul a fost șters.",
  seeAs: "Cum se vede biroul",
  explain:
    "Un rol spune ce poate face cine îl are; cineva poate avea mai multe. „Vezi biroul ca acest rol” îți arată biroul cum îl vede el, până revii la drepturile tale.",
  ownersRole: "Rolul proprietarului permite tot și nu se schimbă.",
  usedBy: (count: number) =>
    count === 0 ? "Nu îl are nimeni." : count === 1 ? "Îl are un om." : `Îl au ${count} oameni.`,
};
