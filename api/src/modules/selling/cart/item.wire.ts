import { toLei, type Wire } from "@curat/contract/lei.values";
import type { CartItem } from "@curat/contract/cart";
import { DELIVERY_TEXT, PRODUCT_TYPE, type ProductType } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import { hazardText } from "@curat/contract/hazards.values";
import { fitsLabel, labelAddress, zonesAmong } from "../../catalogue/catalog/index.ts";
import { CHARGE_ITEM_ID, giftItemId, VOUCHER_ITEM_ID } from "./computed-ids.ts";
import type { QuotedVoucher } from "./discount.rules.ts";
import type { Gift } from "./gifts.rules.ts";
import { type CartProduct, lineChanges, type PricedLine } from "./lines.rules.ts";
import type { Quote } from "./quote.rules.ts";

export const HANDLING_CHARGE_NAME = "Taxă ramburs";

/** Returns products and bundles in the order in which they were added, then gifts, voucher and charge. */
export function toWireItems({ lines, gifts, voucher, totals }: Quote): Wire<CartItem>[] {
  return [
    ...lines.map(toWireLine),
    ...gifts.map(toWireGift),
    ...(voucher ? [toWireVoucher(voucher)] : []),
    ...(totals.chargeBani > 0 ? [toWireCharge(totals.chargeBani)] : []),
  ];
}

const WITHOUT_EXTRAS = {
  is_gift: false,
  bundleproducts: [],
  voucher_code: null,
  loading: false,
  alerts: [],
} satisfies Partial<Wire<CartItem>>;

function toWireLine(line: PricedLine): Wire<CartItem> {
  const isBundle = line.productType === PRODUCT_TYPE.bundle;
  const saved = line.oldPriceBani === null ? 0 : Math.max(0, line.oldPriceBani - line.priceBani);
  return {
    ...WITHOUT_EXTRAS,
    id: line.itemId,
    ...(!isBundle && { productid: line.id }),
    quantity: line.quantity,
    initial_quantity: line.quantity,
    min_qty: line.minQuantity,
    order_qty: line.orderable,
    url: line.url,
    pic: line.picture,
    brand: line.brand,
    code: line.code,
    product: line.name,
    subtitle: line.subtitle,
    bundleproducts: isBundle
      ? line.parts.map(({ product, quantity }) => ({ productsno: quantity, master_product: product.name }))
      : [],
    delivery_days: DELIVERY_TEXT,
    livrare: DELIVERY_TEXT,
    product_type: line.productType,
    um: line.unit,
    price: toLei(line.priceBani),
    subtotal: toLei(line.subtotalBani),
    oldprice: line.oldPriceBani === null ? null : toLei(line.oldPriceBani),
    save_amount: line.stockId === STOCK.outOfStock ? toLei(0) : toLei(saved * line.quantity),
    stockid: String(line.stockId),
    alerts: lineChanges(line),
    ...safetyOf(line.parts.map(({ product }) => product)),
    ...bucketsOf(line),
    ...(!isBundle && labelOf(line.parts[0]?.product)),
    ...(!isBundle && zonesOf(line.parts[0]?.product)),
    ...(line.reason !== null && { price_reason: line.reason }),
    ...(line.offer && { offer: line.offer.number }),
  };
}

function safetyOf(products: readonly CartProduct[]): Pick<Wire<CartItem>, "hazard"> {
  const texts = products.flatMap(({ name, safety }) => {
    const text = safety && hazardText(safety);
    if (!text) return [];
    return products.length > 1 ? `${name}: ${text}` : text;
  });
  return texts.length > 0 ? { hazard: texts.join("; ") } : {};
}

function bucketsOf({ parts, quantity, stockId }: PricedLine): Pick<Wire<CartItem>, "buckets"> {
  if (stockId === STOCK.outOfStock) return {};
  const each = parts.reduce(
    (sum, { product, quantity: pieces }) => sum + (product.bucketShare ? pieces / product.bucketShare : 0),
    0,
  );
  const buckets = Math.floor(each * quantity);
  return buckets > 0 ? { buckets } : {};
}

function labelOf(product: CartProduct | undefined): Pick<Wire<CartItem>, "durability_label"> {
  if (!product) return {};
  const { productId, durabilityYears: years = null, brand, code: model } = product;
  return fitsLabel({ years, brand, model }) ? { durability_label: labelAddress(productId) } : {};
}

function zonesOf(product: CartProduct | undefined): Pick<Wire<CartItem>, "zones"> {
  const zones = zonesAmong(product?.valueIds ?? []);
  return zones.length > 0 ? { zones } : {};
}

function toWireExtra(
  type: ProductType,
  item: Pick<Wire<CartItem>, "id" | "product"> & Partial<Wire<CartItem>>,
  priceBani = 0,
): Wire<CartItem> {
  const quantity = item.quantity ?? 1;
  return {
    ...WITHOUT_EXTRAS,
    quantity,
    initial_quantity: quantity,
    min_qty: quantity,
    order_qty: quantity,
    url: "",
    pic: null,
    brand: "",
    code: "",
    subtitle: "",
    delivery_days: "",
    livrare: "",
    product_type: type,
    um: "buc.",
    price: toLei(priceBani),
    subtotal: toLei(priceBani),
    oldprice: null,
    save_amount: toLei(0),
    stockid: String(STOCK.inStock),
    ...item,
  };
}

function toWireGift({ promotionId, product, quantity }: Gift): Wire<CartItem> {
  const { productId: productid, url, picture: pic, brand, code, name, subtitle } = product;
  const times = { delivery_days: DELIVERY_TEXT, livrare: DELIVERY_TEXT };
  const gift = {
    ...safetyOf([product]),
    id: giftItemId(promotionId),
    productid,
    product: name,
    quantity,
    is_gift: true,
  };
  return toWireExtra(PRODUCT_TYPE.gift, { ...gift, url, pic, brand, code, subtitle, ...times });
}

function toWireVoucher(quoted: QuotedVoucher): Wire<CartItem> {
  const { name, code } = quoted.voucher;
  const discountBani = quoted.applies ? quoted.discountBani : 0;
  const item = { id: VOUCHER_ITEM_ID, product: name, code, voucher_code: code };
  // Subtract from zero to avoid minus zero.
  return toWireExtra(PRODUCT_TYPE.voucher, item, 0 - discountBani);
}

function toWireCharge(chargeBani: number): Wire<CartItem> {
  const item = { id: CHARGE_ITEM_ID, product: HANDLING_CHARGE_NAME };
  return toWireExtra(PRODUCT_TYPE.handlingCharge, item, chargeBani);
}
