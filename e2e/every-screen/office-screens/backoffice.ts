import type { Addresses } from "./records.ts";

export const BACKOFFICE: Addresses = {
  "": async () => "/",
  conformitate: async () => "/conformitate",
  stare: async () => "/stare",
  jurnal: async () => "/jurnal",
  setari: async () => "/setari",
  "setari/:key": async () => "/setari/shipping",
  pasi: async () => "/pasi",
  "pasi/pagini-legale": async () => "/pasi/pagini-legale",
  cautare: async () => "/cautare?q=sapun",
  "*": async () => "/aici-nu-este-nimic",
};
