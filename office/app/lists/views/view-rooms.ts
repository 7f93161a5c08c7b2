/** Where the office shows the lists that views are kept of. */
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

/** The list that stands at an address of the office; undefined for any other page. */
export function listAt(path: string): ViewList | undefined {
  return LISTS.find((list) => VIEW_ROOMS[list] === path);
}

/** The list of that name, whatever somebody wrote there. */
export function findList(name: string): ViewList | undefined {
  return LISTS.find((list) => list === name);
}

const LISTS = Object.keys(VIEW_ROOMS) as ViewList[]; // its keys are all there are
