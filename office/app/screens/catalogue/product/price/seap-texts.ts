export const seapTexts = {
  title: "Poziția din SEAP",
  labels: { code: "Cod SEAP", price: "Preț SEAP, fără TVA (lei)", published_on: "Publicat la" },
  codeHint: "Lasă toate câmpurile goale dacă produsul nu este în catalogul SEAP.",
  shopPrice: "Preț în magazin, fără TVA",
  ends: "Expiră la",
  save: "Salvează poziția",
  saved: "Poziția din SEAP a fost salvată.",
};
