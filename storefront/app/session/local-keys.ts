/** Keys of the browser's own storage (requirements: C10). */
export const LAST_ORDER = "lastorder";
/** In the tab's storage: what is to be told of an order. */
export const ORDER_EVENT = "orderevent";
/** Orders that third parties were told of, so that each is told once; written only after a consent. */
export const REPORTED_ORDERS = "toldorders";
/** The last order of a list, beside its cookie; a preference. */
export const SORT = "sort";
/** The last terms of this visitor's searches; a preference. */
export const LAST_SEARCHES = "searches";
/** In the tab's storage: what happened on a page of which no third party may know. */
export const PENDING_EVENT = "keptevent";
/** In the tab's storage: quantities typed in tables of products that are not in the cart yet. */
export const TYPED_LINES = "lines";
/** `public` or `client`. */
export const ROLE = "role";
/** What a customer chose at the checkout: address, company, delivery; forgotten at logout. */
export const CHOICES_AT_CHECKOUT = ["deliveryaddress_id", "company_id", "delivery_options_id"] as const;
