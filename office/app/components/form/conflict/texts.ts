export const texts = {
  changed: "Între timp altcineva a modificat.",
  changedBy: (actor: string) => `Între timp a modificat ${actor}`,
  choose: "Nu s-a salvat încă nimic. Alege pentru fiecare câmp ce rămâne, apoi trimite din nou.",
  nothing: "Nu s-a salvat încă nimic, dar ce ai scris nu se ciocnește cu ce s-a schimbat: trimite din nou.",
  mine: "Ce ai scris tu:",
  theirs: "Cum este acum:",
  empty: "gol",
};
