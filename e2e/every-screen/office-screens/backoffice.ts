import type { Addresses } from "./records.ts";

export const BACKOFFICE: Addresses = {
  "": async () => "/",
  conformitate: async () => "/conformitate",
  stare: async () => "/stare",
  jurnal: async () => "/jurnal",
  "ce-nu-a-mers": async () => "/ce-nu-a-mers",
  setari: async () => "/setari",
  "setari/conturi": async () => "/setari/conturi",
  "setari/conturi/:provider": async () => "/setari/conturi/mail",
  "setari/:key": async () => "/setari/shipping",
  pasi: async () => "/pasi",
  "pasi/pagini-legale": async () => "/pasi/pagini-legale",
  cautare: async () => "/cautare?q=sapun",
  "*": async () => "/aici-nu-este-nimic",
};
