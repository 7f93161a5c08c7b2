/** Maps a page's documents to numbered form rows. The last row is empty, for a new document. */
import type { Typed } from "@curat/ui/form/form-values.ts";

interface Document {
  title: string;
  url: string;
}

export const MAX_DOCUMENTS = 50;
export const DOCUMENT_LABELS = { title: "Titlul documentului", url: "Adresa documentului" };
const PLACES = Array.from({ length: MAX_DOCUMENTS }, (_, place) => place);

export function documentField(place: number, part: keyof Document): string {
  return `documents.${place}.${part}`;
}

export const COMPARED_DOCUMENTS: Typed = Object.fromEntries(
  PLACES.flatMap((place) => [
    [documentField(place, "title"), `Document ${place + 1}: titlu`],
    [documentField(place, "url"), `Document ${place + 1}: adresă`],
  ]),
);

export function filledDocuments(documents: readonly Document[]): Typed {
  return Object.fromEntries(
    documents.flatMap(({ title, url }, place) => [
      [documentField(place, "title"), title],
      [documentField(place, "url"), url],
    ]),
  );
}

/** Returns the number of rows up to the last one that is not empty. */
export function documentCount(values: Typed): number {
  const filled = PLACES.filter((place) =>
    (["title", "url"] as const).some((part) => (values[documentField(place, part)] ?? "") !== ""),
  );
  return (filled.at(-1) ?? -1) + 1;
}

/** Reads the documents from a form. Removes empty rows from the form and moves later ones up. */
export function takeDocuments(form: FormData): Document[] {
  // Copied once, because each lookup in FormData scans all its entries.
  const values = new Map(form);
  const read = (place: number, part: keyof Document) => {
    const value = values.get(documentField(place, part));
    return typeof value === "string" ? value.trim() : "";
  };
  const documents = PLACES.map((place) => ({ title: read(place, "title"), url: read(place, "url") })).filter(
    ({ title, url }) => title !== "" || url !== "",
  );
  for (const place of PLACES)
    for (const part of ["title", "url"] as const) {
      const [name, document] = [documentField(place, part), documents[place]];
      if (document && values.get(name) !== document[part]) form.set(name, document[part]);
      if (!document && values.has(name)) form.delete(name);
    }
  return documents;
}
