import { countOf } from "@curat/contract/quantity-text.values";
import type { BlockType } from "./described-fields.ts";

const BLOCKS: Record<BlockType, string> = {
  banner: "Banner",
  products: "Produse",
  html: "Text",
  newsletter: "Abonare la newsletter",
};

export const texts = {
  title: "Pagini de campanie",
  new: "Pagină nouă",
  name: "Pagina",
  address: "Adresă",
  state: "Stare",
  draft: "Ciornă",
  published: "publicată",
  unpublished: "nepublicată",
  none: "Nicio pagină de campanie încă.",

  pageTitle: "Titlu",
  titleHint: "Stă în filă, în motoarele de căutare și în listele biroului.",
  slugHint: "Ultima parte a adresei. Lăsată goală, se face din titlu.",
  create: "Adaugă pagina",
  created: "Pagina a fost adăugată. Nu o vede nimeni până nu o publici.",

  write: "Conținut",
  main: "Pagina",
  labels: {
    "content.slug": "Adresă",
    "content.meta.metatile": "Titlu",
    "content.meta.metadescription": "Descriere pentru motoarele de căutare",
    "content.meta.metakeywords": "Cuvinte-cheie",
    "content.intro": "Introducere",
    "content.count": "Câte blocuri",
  },
  blocks: "Blocuri",
  blockTypes: BLOCKS,
  block: (place: number, type: BlockType, title = "") =>
    `${place + 1}. ${BLOCKS[type]}${title ? `: ${title}` : ""}`,
  blockField: (place: number, label: string) => `Blocul ${place + 1}: ${label}`,
  isShown: "Se vede în pagină",
  isHidden: "ascuns",
  noBlocks: "Pagina nu are blocuri încă.",

  theme: "Aspect",
  themeHint: "Ce lași gol arată ca restul magazinului.",
  pick: (label: string) => `${label}: alege culoarea`,
  contrast: (what: string, ratio: string) => `${what}: contrastul este ${ratio}, trebuie cel puțin 4,5.`,
  contrastTitle: "Greu de citit",

  save: "Salvează ciorna",
  saved: "Ciorna a fost salvată. Pagina publicată a rămas cum era.",
  readOnly: "Poți vedea pagina, dar nu o poți schimba.",

  publishing: "Publicare",
  isPublic: "Pagina este publicată.",
  isNot: "Pagina nu este publicată.",
  inShop: "Vezi în magazin",
  takeBack: "Retrage din magazin",
  takeBackExplain: "Adresa nu se mai deschide, până când publici din nou.",
  wasTakenBack: "Pagina a fost retrasă din magazin.",
  duplicate: "Duplică pagina",
  duplicated: "Aceasta este copia. Nu o vede nimeni până nu o publici.",
  notDuplicated: "Pagina nu s-a putut duplica: există deja o copie la adresa ei.",
  copyOf: (title: string) => `${title} (copie)`,
  remove: "Șterge pagina",
  removeExplain: "Pagina dispare cu adresa și ciorna ei.",
  removed: "Pagina a fost ștearsă.",

  blocksCount: (count: number) => (count === 1 ? "un bloc" : countOf(count, "blocuri")),
};
