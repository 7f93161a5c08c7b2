export const texts = {
  title: "Creanțe",
  columns: {
    factura: "Factura",
    firma: "Cine plătește",
    comanda: "Comanda",
    emisa: "Emisă",
    scadenta: "Scadență",
    intarziere: "Întârziere",
    total: "Total",
    rest: "De încasat",
  },
  age: "Vechime",
  contains: "Firmă sau CUI",
  ages: {
    not_due: "în termen",
    "1_30": "1–30 de zile",
    "31_60": "31–60 de zile",
    over_60: "peste 60 de zile",
  },
  byAge: "După vechime",
  total: "În total",
  statement: "Fișă PDF",
};
