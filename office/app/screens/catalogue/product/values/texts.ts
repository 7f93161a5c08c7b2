export const texts = {
  title: "Caracteristici",
  filters: "Filtre",
  filtersExplain: "Valorile după care clienții găsesc produsul în liste.",
  noParameters: "Magazinul nu are încă filtre.",
  table: "Tabelul de specificații",
  characteristics: "Caracteristici, fiecare pe un rând nou („Nume: valoare”)",
  options: "Opțiuni la cerere, fiecare pe un rând nou („Nume: text”)",
};
