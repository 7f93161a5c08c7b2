export const texts = {
  documents: "Documente",
  published: "Publicat la",
  share: "Distribuie",
  contactData: "Date de contact",
  address: "Adresă",
  email: "E-mail birou",
  phone: "Telefon",
  schedule: "Program",
  // The specification's hours (browsing spec, section 2: Article page).
  hours: "Luni – Vineri, 08:30 – 16:30",
  mapPicture: "Hartă cu locul biroului",
  map: "Harta interactivă",
  openMap: "Arată harta interactivă",
  elsewhere: "Deschide în OpenStreetMap",
  mapNote: "Harta interactivă se încarcă de la OpenStreetMap.",
  mapFailed: "Harta nu se poate încărca acum. Adresa este cea de mai sus.",
};
