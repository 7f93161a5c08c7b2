/**
 * Carts and the calculation of their price.
 *
 * - `cart.service.ts`: all changes of a cart
 * - `quote.rules.ts`: the whole calculation
 * - `net.rules.ts`: amounts without VAT
 * - `lines.rules.ts`, `typed-quantity.rules.ts`: lines and entered quantities
 * - `discount.rules.ts`, `apply-voucher.service.ts`: vouchers
 * - `gifts.rules.ts`, `mixing.rules.ts`: gifts; products that react dangerously with each other
 * - `cart-delivery.rules.ts`: delivery options of a cart
 * - `cart-offer.service.ts`, `open-cart.service.ts`: offers in the cart; products in a customer's open cart
 * - `add-lines.ts`, `added-lines.rules.ts`, `merge.ts`: many lines at once; merging the guest's cart at login
 * - `shopper.ts`, `contents.ts`: the shopper's cart and its contents, with their locks
 * - `try-cart.service.ts`, `price-story.rules.ts`: the test cart of staff
 * - `cart-expiry.rules.ts`, `cart.tasks.ts`: expiry and deletion of carts
 *
 * Tables and views: cart, cart_addition, cart_item, cart_goods.
 */
export { toWireCart } from "./cart.wire.ts";
export { tryCartRoutes } from "./try-cart.routes.ts";
export { readChoices } from "./choices.ts";
export { buildManualCart, type ManualCart, type ManualItems } from "./manual-cart.ts";
export { cartRoutes } from "./cart.routes.ts";
export { cartOfferRoutes } from "./cart-offer.routes.ts";
export { type CartRow, type Choices, insertOrderedCart, markOrdered } from "./cart.store.ts";
export { cartTasks } from "./cart.tasks.ts";
export { type LoadedContents, loadOrderOffers, lockContents, type OrderOffers } from "./contents.ts";
export { HANDLING_CHARGE_NAME } from "./item.wire.ts";
export { lostGiftText } from "./gifts.rules.ts";
export { bundleLine, type CartLine, type CartProduct, lineRefusal, productLine } from "./lines.rules.ts";
export { loadMixing } from "./items.store.ts";
export { mixingOf } from "./mixing.rules.ts";
export { mergeGuestCart } from "./merge.ts";
export { type PricedProduct, priceProducts } from "./price-products.ts";
export { type FreeLine, type Quote, quoteCart, type SaleTerms } from "./quote.rules.ts";
export { openCartGoods } from "./open-cart.service.ts";
export { lockCartToOrder, type Shopper, shopperOf } from "./shopper.ts";
export { loadSaleTerms, readTerms } from "./sale-terms.store.ts";
export { acknowledge } from "./view.ts";
export { eraseCarts, moveCarts, storedCarts } from "./personal-data.store.ts";
export { CART_TEXTS } from "./texts.ts";
