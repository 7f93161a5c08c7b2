import { wholeNumber } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity-text.values";

const MEGA = 1024 * 1024;

export const texts = {
  kinds: { picture: "imagine", document: "document", film: "film" },
  /** "850 KB", "1,4 MB": a file's length. */
  bytes: (bytes: number) =>
    bytes < MEGA
      ? `${wholeNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
      : `${(bytes / MEGA).toFixed(1).replace(".", ",")} MB`,
  choose: "Alege din bibliotecă",
  chooseFor: (label: string) => `${label}: alege din bibliotecă`,
  inNewTab: "Deschide biblioteca",
  library: "Biblioteca de imagini",
  search: "Caută după nume, descriere sau unde apare",
  searchButton: "Caută",
  found: (total: number) => (total === 1 ? "O imagine" : countOf(total, "imagini")),
  none: "Nicio imagine nu se potrivește.",
  failed: "Biblioteca nu a putut fi citită. Încearcă din nou.",
  waiting: "Se caută…",
  more: "Arată mai multe",
  take: (name: string) => `Alege ${name}`,
  uploadHere: "Încarcă o imagine nouă",
  fileHint: "sau trage un fișier aici, ori lipește-l cu Ctrl+V",
  uploading: (name: string) => `Se încarcă ${name}…`,
  uploaded: (name: string) => `${name} a fost încărcat.`,
  notUploaded: (name: string, why: string) => `${name}: ${why}`,
  tooLong: "Fișierul poate avea cel mult 20 MB.",
  ended: "Sesiunea s-a încheiat. Autentifică-te în altă filă și încearcă din nou.",
  unreached: "Fișierul nu a ajuns. Verifică legătura la internet și încearcă din nou.",
  noPicture: "Acesta nu este o imagine.",
  noProduct: "niciun produs nu are codul din numele fișierului",
};
