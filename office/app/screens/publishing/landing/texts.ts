import type { BlockType } from "./described-fields.ts";

const BLOCKS: Record<BlockType, string> = {
  banner: "Banner",
  products: "Produse",
  html: "Text",
  newsletter: "Abonare la newsletter",
};

export const texts = {
  labels: {
    "content.slug": "Adresă",
    "content.meta.metatile": "Titlu",
    "content.meta.metadescription": "Descriere pentru motoarele de căutare",
    "content.meta.metakeywords": "Cuvinte-cheie",
    "content.intro": "Introducere",
    "content.count": "Câte blocuri",
  },
  blockTypes: BLOCKS,
  block: (place: number, type: BlockType, title = "") =>
    `${place + 1}. ${BLOCKS[type]}${title ? `: ${title}` : ""}`,
};
