export const texts = {
  versions: "Versiuni",
  none: "Nicio versiune încă.",
  version: (version: number) => `Versiunea ${version}`,
  compare: "Compară",
  older: "Versiunea veche",
  newer: "Versiunea nouă",
  field: "Câmp",
  same: "Cele două versiuni sunt la fel.",
  empty: "gol",
  restore: (version: number) => `Fă ciornă din versiunea ${version}`,
};
