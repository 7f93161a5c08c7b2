export const LAST_ORDER = "lastorder";
/** `sessionStorage` key of the purchase event to send. */
export const ORDER_EVENT = "orderevent";
/** Orders that were already reported to third parties. Stored only with consent. */
export const REPORTED_ORDERS = "toldorders";
/** The sort order. A cookie contains a copy. Stored only with consent to preferences. */
export const SORT = "sort";
/** The last searches. Stored only with consent to preferences. */
export const LAST_SEARCHES = "searches";
/** `sessionStorage` key of an event from a page with a secret URL. */
export const PENDING_EVENT = "keptevent";
/** `sessionStorage` key of quantities entered in product tables that are not in the cart yet. */
export const TYPED_LINES = "lines";
/** The visitor's role: `public` or `client`. */
export const ROLE = "role";
/** The checkout's choices, which are deleted at logout. */
export const CHOICES_AT_CHECKOUT = ["deliveryaddress_id", "company_id", "delivery_options_id"] as const;
