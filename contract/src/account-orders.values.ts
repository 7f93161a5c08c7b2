/** Constants of the orders of an account that the browser may import (requirements: C12; decisions/0018: Orders after placing). */

/** Rows a page of GET /user/orders. */
export const ORDERS_PER_PAGE = 10;

export const ORDER_CANCELLED_TEXT = "Comanda a fost anulată.";
/** One sentence for a wrong number and a wrong address: nobody learns which orders exist. */
export const ORDER_NOT_FOUND_TEXT =
  "Nu am găsit nicio comandă cu acest număr și această adresă de e-mail. Verifică datele din e-mailul de confirmare.";
export const ORDER_OF_ACCOUNT_TEXT =
  "Comanda este a unui cont: o găsești acolo după autentificare. Ți-am trimis pe e-mail și un link cu care o poți deschide.";
export const ORDER_LINK_TEXT =
  "Au fost prea multe încercări cu această adresă de e-mail. Dacă datele sunt corecte, ți-am trimis un e-mail cu un link cu care poți deschide comanda.";
export const ACCESS_EXPIRED_TEXT =
  "Accesul la comandă a expirat. Caut-o din nou cu numărul și adresa de e-mail.";

/** How long a guest who found the order may act on it. */
export const ORDER_ACCESS_MINUTES = 30;
/** How long a mailed link opens its order; its holder then has those minutes. */
export const ORDER_LINK_HOURS = 24;
/** Where a mailed link leads, followed by the order's random id and its access. */
export const ORDER_LINK_PATH = "/comanda/deschide";

/** done: behind us; current: where the order stands; next: still to come; ended: where it came to its end. */
export const STEP_STATES = ["done", "current", "next", "ended"] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Where a parcel of an order is: not handed over yet, on its way, with the buyer, or back at the shop. */
export const PARCEL_STATES = ["ready", "left", "delivered", "returned"] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];
