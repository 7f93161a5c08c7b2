import {
  CAMPAIGN_BLOCKS,
  type CampaignBlockType,
  type CampaignState,
} from "@curat/contract/staff/campaigns.values";

export const STATES: Record<CampaignState, string> = {
  draft: "Ciornă",
  scheduled: "Programată",
  sending: "Se trimite",
  sent: "Trimisă",
  stopped: "Oprită",
};

export const LABELS = {
  "content.subject": "Subiect",
  "content.preheader": "Rezumat",
  group_ids: "Grupuri de clienți",
  county_ids: "Județe în care au comandat",
  category_ids: "Categorii din care au cumpărat",
  last_order: "Ultima comandă",
  last_order_days: "Numărul de zile (N)",
} as const;

export const BLOCK_LABELS = {
  type: "Tip",
  text: "Titlu",
  html: "Text",
  picture: "Imagine",
  alt: "Descrierea imaginii",
  link: "Link",
  product_ids: "Produse (codurile lor, câte unul pe rând)",
  label: "Textul butonului",
  code: "Cod de reducere",
} as const;

export const texts = {
  title: "Campanii",
  list: "/campanii",
  new: "Campanie nouă",
  types: CAMPAIGN_BLOCKS,
  block: (place: number, type: CampaignBlockType, about = "") =>
    `${place + 1}. ${CAMPAIGN_BLOCKS[type]}${about ? `: ${about}` : ""}`,
  link: "O adresă din magazin (/promotii) sau una care începe cu https://.",
  saved: "Campania a fost salvată.",
  scheduled: "Campania a fost programată.",
  unscheduled: "Programarea a fost anulată. Campania este din nou ciornă.",
  stopped: "Trimiterea a fost oprită. E-mailurile deja trimise nu pot fi retrase.",
  removed: "Ciorna a fost ștearsă.",
  copied: "Aceasta este copia. Modific-o, apoi trimite-o.",
  consent:
    "O campanie ajunge numai la cei care s-au abonat la newsletter și au confirmat abonarea. Cei din grupuri fără abonare nu o primesc.",
  suppressions: "Adrese excluse",
};
