/** Keys of local and session storage (requirements: C10). */
export const LAST_ORDER = "lastorder";
/** Session storage: the purchase event to send. */
export const ORDER_EVENT = "orderevent";
/** Orders already reported to third parties; written only with consent. */
export const REPORTED_ORDERS = "toldorders";
/** Also stored in a cookie. A preference, so it needs consent. */
export const SORT = "sort";
/** A preference, so it needs consent. */
export const LAST_SEARCHES = "searches";
/** Session storage: an event from a page with a secret URL. */
export const PENDING_EVENT = "keptevent";
/** Session storage: quantities entered in product tables and not yet added to the cart. */
export const TYPED_LINES = "lines";
/** `public` or `client`. */
export const ROLE = "role";
/** Deleted at logout. */
export const CHOICES_AT_CHECKOUT = ["deliveryaddress_id", "company_id", "delivery_options_id"] as const;
