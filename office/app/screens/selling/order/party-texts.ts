export const texts = {
  title: "Datele de pe factură",
  open: "Corectează datele și emite alta",
  explained:
    "Factura emisă este stornată și se emite alta cu datele de aici, chiar și după expediere. Ambele se trimit cumpărătorului și, dacă este activată, în e-Factura. Livrarea nu se schimbă.",
  name: "Denumire firmă",
  cui: "Cod fiscal (CUI)",
  reg: "Nr. la Registrul Comerțului",
  bank: "Banca",
  iban: "IBAN",
  firstname: "Prenume",
  lastname: "Nume",
  county: "Județ",
  city: "Localitate",
  streetaddress: "Adresă",
  save: "Stornează și emite alta cu aceste date",
  done: "Factura a fost stornată și a fost emisă alta, cu datele corectate.",
};
