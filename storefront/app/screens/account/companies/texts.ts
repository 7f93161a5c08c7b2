import type { CompanyType } from "@curat/contract/customers.values";
import { catalogue, optional } from "@curat/contract/texts.values";

export const texts = catalogue("account-companies", {
  title: "Companii",
  add: "Adaugă o companie",
  addTitle: "Companie nouă",
  editTitle: "Modifică compania",
  type: "Tip firmă",
  types: { sc: "Societate (SRL, SA…)", pfa: "PFA sau întreprindere individuală" } satisfies Record<
    CompanyType,
    string
  >,
  shortTypes: { sc: "Societate", pfa: "PFA / II" } satisfies Record<CompanyType, string>,
  cui: "Cod fiscal",
  cuiHint: optional("Cu sau fără RO."),
  fill: "Completează datele",
  filled: "Am completat datele găsite. Verifică-le înainte de salvare.",
  unknown: "Nu am găsit date pentru acest cod fiscal. Completează-le mai jos.",
  name: "Denumire firmă",
  reg: "Nr. registrul comerțului",
  bank: "Banca",
  iban: "IBAN",
  seat: "Sediul firmei",
  zipcode: "Cod poștal",
  zipcodeHint: optional("Opțional, 6 cifre."),
  // Quoted verbatim (requirements: C6).
  empty: "Nu ai companii salvate in cont",
  emptyHint: optional("O companie salvată se completează singură pe facturile comenzilor următoare."),
  buyingFor: "Pentru cine cumperi",
  buyingForHint: "Prețurile firmei se aplică numai comenzilor facturate pe ea.",
  myself: "Pentru mine, ca persoană fizică",
  choose: "Salvează alegerea",
  chosen: "Prețurile urmează alegerea ta.",
  saved: "Compania a fost salvată.",
  removed: "Compania a fost ștearsă.",
  gone: "Compania a fost ștearsă între timp. Apasă „Salvează” ca s-o păstrezi ca o companie nouă.",
});
