import type { ViewList } from "@curat/contract/staff/views.values";

export const VIEW_ROOMS: Record<ViewList, string> = {
  brands: "/producatori",
  changes: "/jurnal",
  companies: "/firme",
  complaints: "/reclamatii",
  customers: "/clienti",
  messages: "/mesaje",
  offers: "/oferte",
  orders: "/comenzi",
  people: "/oameni",
  price_lists: "/liste-preturi",
  promotions: "/promotii",
  privacy_requests: "/cereri-date",
  products: "/produse",
  returns: "/retururi",
  reviews: "/recenzii",
  stock_alerts: "/alerte-stoc",
  subscribers: "/newsletter",
  vouchers: "/vouchere",
};

export function listAt(path: string): ViewList | undefined {
  return LISTS.find((list) => VIEW_ROOMS[list] === path);
}

export function findList(name: string): ViewList | undefined {
  return LISTS.find((list) => list === name);
}

// Object.keys loses the keys' type.
const LISTS = Object.keys(VIEW_ROOMS) as ViewList[];
