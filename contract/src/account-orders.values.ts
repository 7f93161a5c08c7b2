/** Browser-safe constants of account orders (requirements: C12; decisions/0018: Orders after placing). */

export const ORDERS_PER_PAGE = 10;

export const ORDER_CANCELLED_TEXT = "Comanda a fost anulată.";
/** Shown for an unknown number and for a wrong email, so that the message does not reveal which orders exist. */
export const ORDER_NOT_FOUND_TEXT =
  "Nu am găsit nicio comandă cu acest număr și această adresă de e-mail. Verifică datele din e-mailul de confirmare.";
export const ORDER_OF_ACCOUNT_TEXT =
  "Comanda aparține unui cont: o găsești după ce intri în cont. Ți-am trimis pe e-mail și un link cu care o poți deschide.";
export const ORDER_LINK_TEXT =
  "Au fost prea multe încercări cu această adresă de e-mail. Dacă datele sunt corecte, ți-am trimis un e-mail cu un link cu care poți deschide comanda.";
export const ACCESS_EXPIRED_TEXT =
  "Accesul la comandă a expirat. Caut-o din nou cu numărul și adresa de e-mail.";

export const ORDER_ACCESS_MINUTES = 30;
/** Hours that an emailed order link works. Opening it grants access for `ORDER_ACCESS_MINUTES`. */
export const ORDER_LINK_HOURS = 24;
/** Path prefix of emailed order links; the order's random id and the access token follow. */
export const ORDER_LINK_PATH = "/comanda/deschide";

/** State of a tracker step; `ended` means that the order stopped at this step. */
export const STEP_STATES = ["done", "current", "next", "ended"] as const;
export type StepState = (typeof STEP_STATES)[number];

/** `ready` means packed at the shop, `left` means on its way. */
export const PARCEL_STATES = ["ready", "left", "delivered", "returned"] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];
