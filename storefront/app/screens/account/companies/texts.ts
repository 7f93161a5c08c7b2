import type { CompanyType } from "@curat/contract/customers.values";
import { catalogue, optional } from "@curat/contract/texts.values";

export const texts = catalogue("account-companies", {
  title: "Firme",
  add: "Adaugă o firmă",
  addTitle: "Firmă nouă",
  editTitle: "Modifică firma",
  type: "Tip firmă",
  types: { sc: "Societate (SRL, SA…)", pfa: "PFA sau întreprindere individuală" } satisfies Record<
    CompanyType,
    string
  >,
  shortTypes: { sc: "Societate", pfa: "PFA / II" } satisfies Record<CompanyType, string>,
  cui: "Cod fiscal",
  cuiHint: optional("Îl poți scrie cu sau fără RO."),
  fill: "Completează datele",
  filled: "Am completat datele găsite. Verifică-le înainte de salvare.",
  unknown: "Nu am găsit date pentru acest cod fiscal. Completează-le mai jos.",
  name: "Denumire firmă",
  reg: "Nr. la Registrul Comerțului",
  bank: "Banca",
  iban: "IBAN",
  seat: "Sediul firmei",
  zipcode: "Cod poștal",
  zipcodeHint: optional("Opțional, 6 cifre."),
  // Quoted verbatim (requirements: C6).
  empty: "Nu ai companii salvate in cont",
  emptyHint: optional("Datele unei firme salvate se completează automat la comenzile următoare."),
  buyingFor: "Pentru cine cumperi",
  buyingForHint: "Prețurile firmei se aplică doar comenzilor cu factură pe firmă.",
  myself: "Pentru mine, ca persoană fizică",
  choose: "Salvează alegerea",
  chosen: "Prețurile au fost actualizate.",
  saved: "Firma a fost salvată.",
  removed: "Firma a fost ștearsă.",
  gone: "Firma a fost ștearsă între timp. Apasă „Salvează” ca s-o adaugi din nou.",
});
