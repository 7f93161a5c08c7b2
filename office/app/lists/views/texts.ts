export const texts = {
  title: "Liste salvate",
  all: "Toate",
  sharedBy: (name: string) => `Partajată de ${name}`,
  save: "Salvează lista",
  change: "Modifică lista salvată",
};
