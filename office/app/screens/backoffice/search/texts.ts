export const texts = {
  title: "Căutare",
  found: (text: string) => `Rezultate pentru „${text}”`,
  nothing: (text: string) => `Nu am găsit nimic pentru „${text}”.`,
  short: "Scrie cel puțin două semne în câmpul de căutare.",
  field: "Caută",
  hint: "Număr de comandă, nume, telefon, e-mail, AWB, cod de produs sau CUI.",
  send: "Caută",
};
