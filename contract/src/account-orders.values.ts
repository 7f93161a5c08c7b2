/**
 * Constants for account orders that are safe to import in the browser (requirements: C12; decisions/0018:
 * Orders after placing).
 */

/** Page size of GET /user/orders. */
export const ORDERS_PER_PAGE = 10;

export const ORDER_CANCELLED_TEXT = "Comanda a fost anulată.";
/** The same text for a wrong number and a wrong address, so that it does not reveal existing orders. */
export const ORDER_NOT_FOUND_TEXT =
  "Nu am găsit nicio comandă cu acest număr și această adresă de e-mail. Verifică datele din e-mailul de confirmare.";
export const ORDER_OF_ACCOUNT_TEXT =
  "Comanda aparține unui cont: o găsești după ce intri în cont. Ți-am trimis pe e-mail și un link cu care o poți deschide.";
export const ORDER_LINK_TEXT =
  "Au fost prea multe încercări cu această adresă de e-mail. Dacă datele sunt corecte, ți-am trimis un e-mail cu un link cu care poți deschide comanda.";
export const ACCESS_EXPIRED_TEXT =
  "Accesul la comandă a expirat. Caut-o din nou cu numărul și adresa de e-mail.";

/** Minutes for which a guest who looked up an order may act on it. */
export const ORDER_ACCESS_MINUTES = 30;
/** Lifetime of a mailed link in hours; opening it starts the `ORDER_ACCESS_MINUTES`. */
export const ORDER_LINK_HOURS = 24;
/** Path of a mailed link, followed by the order's random id and its access token. */
export const ORDER_LINK_PATH = "/comanda/deschide";

/** done: completed; current: in progress; next: upcoming; ended: the order stopped here. */
export const STEP_STATES = ["done", "current", "next", "ended"] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Location of a parcel: at the shop, on its way, with the buyer, or back at the shop. */
export const PARCEL_STATES = ["ready", "left", "delivered", "returned"] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];
