import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("article", {
  documents: "Documente",
  published: "Publicat pe",
  share: "Distribuie",
  contactData: "Date de contact",
  address: "Adresă",
  email: "E-mail birou",
  phone: "Telefon",
  schedule: "Program",
  mapPicture: "Harta sediului",
  map: "Harta interactivă",
  zoomIn: "Mărește harta",
  zoomOut: "Micșorează harta",
  openMap: "Arată harta interactivă",
  elsewhere: "Deschide în OpenStreetMap",
  mapNote: "Harta interactivă se încarcă de la OpenStreetMap.",
  mapFailed: "Harta nu se poate încărca acum. Adresa este cea de mai sus.",
});
