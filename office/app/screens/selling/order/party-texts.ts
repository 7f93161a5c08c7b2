/** Texts for correcting the invoiced party. */
export const texts = {
  title: "Datele de pe factură",
  open: "Corectează datele și emite alta",
  explained:
    "Factura emisă este stornată și se emite alta cu datele de aici, și după ce coletul a plecat. Amândouă pleacă la cumpărător și, dacă este pornită, la e-Factura. Livrarea rămâne cum este.",
  name: "Denumire firmă",
  cui: "Cod fiscal (CUI)",
  reg: "Nr. registrul comerțului",
  bank: "Banca",
  iban: "IBAN",
  firstname: "Prenume",
  lastname: "Nume",
  county: "Județ",
  city: "Localitate",
  streetaddress: "Adresă",
  save: "Stornează și emite alta cu datele acestea",
  done: "Factura a fost stornată și a fost emisă alta, cu datele corectate.",
};
