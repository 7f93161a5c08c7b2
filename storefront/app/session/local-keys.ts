/** Keys of local and session storage (requirements: C10). */
export const LAST_ORDER = "lastorder";
/** Session storage: the purchase event to send. */
export const ORDER_EVENT = "orderevent";
/** Orders already reported to third parties, so that each is reported once; written only with consent. */
export const REPORTED_ORDERS = "toldorders";
/** The last sort order, in addition to its cookie; a preference. */
export const SORT = "sort";
/** This visitor's last search terms; a preference. */
export const LAST_SEARCHES = "searches";
/** Session storage: an event from a page with a secret address. */
export const PENDING_EVENT = "keptevent";
/** Session storage: quantities entered in product tables and not yet added to the cart. */
export const TYPED_LINES = "lines";
/** Value `public` or `client`. */
export const ROLE = "role";
/** Choices in the checkout: address, company, delivery; deleted at logout. */
export const CHOICES_AT_CHECKOUT = ["deliveryaddress_id", "company_id", "delivery_options_id"] as const;
