export const texts = {
  title: "Caracteristici",
  filters: "Filtre",
  filtersExplain: "Valorile după care clienții găsesc produsul în liste.",
  noParameters: "Magazinul nu are încă filtre.",
  table: "Tabelul de specificații",
  characteristics: "Caracteristici, câte una pe rând: Nume: valoare",
  options: "Opțiuni la cerere, câte una pe rând: Nume: text",
};
