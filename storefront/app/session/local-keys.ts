/** Keys of local and session storage (requirements: C10). */
export const LAST_ORDER = "lastorder";
/** Session storage: the purchase event to send. */
export const ORDER_EVENT = "orderevent";
/** Orders already reported to third parties, so that each is reported once; written only with consent. */
export const REPORTED_ORDERS = "toldorders";
/** The last sort order, which is also stored in a cookie. A preference, so it needs consent. */
export const SORT = "sort";
/** This visitor's last search terms. A preference, so they need consent. */
export const LAST_SEARCHES = "searches";
/** Session storage: an event from a page with a secret address. */
export const PENDING_EVENT = "keptevent";
/** Session storage: quantities entered in product tables and not yet added to the cart. */
export const TYPED_LINES = "lines";
/** The visitor's role: `public` or `client`. */
export const ROLE = "role";
/** Choices in the checkout: address, company, delivery; deleted at logout. */
export const CHOICES_AT_CHECKOUT = ["deliveryaddress_id", "company_id", "delivery_options_id"] as const;
