/** Words that are correct in Romanian only with diacritics. */
const BARE = new Set(
  (
    "si fara pana daca dupa cand decat atat curatare curatarea curatenie curatenia suprafete suprafetele suprafata hartie hartia manusi manusile maini mainile saptamana saptamanal " +
    "spalare spalarea spala bucati bucatarie bucataria masini masinii carucior carucioare galeata galeti lavanda lamaie foloseste folosesti gaseste gasesti pastreaza usor usoara " +
    "isi iti asa fiecarui fiecarei incapere incaperi grasime grasimea grasimi murdarie murdaria solutie solutia solutii atentie protectie clateste clatire stergere deseuri deseurile cosuri " +
    "igienica sapun sapunul marime marimea inchidere intretinere intretinerea dezinfectie reteta retete aceeasi toata ramane ramana raman cati " +
    "apasa adauga incarcat incalzire intotdeauna inainte inapoi langa bataie lana acasa numarul numar judet judetul orase targ pret pretul preturi " +
    "lasa tesatura tesaturi tesut functie functioneaza conditii conditiile informatii masura masoara absorbtie actiune aplicatii"
  ).split(" "),
);

/** Returns the words that lack diacritics, and wrong letters such as those with a cedilla. */
export function misspellings(text: string): string[] {
  const plain = text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\b[\w.-]+@[\w.-]+|https?:\S+|\/[\w/.-]+/g, " ");
  const bare = (plain.match(/\p{L}+/gu) ?? []).filter((word) => BARE.has(word.toLowerCase()));
  return [...bare, ...(plain.match(/[şţŞŢ]/g) ?? []), ...(plain.match(/[ǎãĭ]/g) ?? [])];
}

/** Returns a text's sentences without its HTML. */
export function sentencesOf(html: string): string[] {
  return html
    .replaceAll(/<[^>]*>/g, "\n")
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);
}
