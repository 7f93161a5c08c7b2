import { toLei, type Wire } from "@curat/contract/lei.values";
import type { AmendableOrder, AmendmentPreview } from "@curat/contract/staff/amendments";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { staffDiscountOf, toWireSums } from "../../staff-discounts/index.ts";
import { type AmendmentFacts, currentOffer } from "./judge-amendment.ts";
import { comparedGoods } from "./amendment-sentences.ts";
import { goodsOf } from "./amended-goods.ts";
import type { Plan } from "./amending.service.ts";

export function toWirePreview(
  { order, lines, amended, differences, causes }: Plan,
  version: number,
): Wire<AmendmentPreview> {
  const { order: after } = amended;
  return {
    version,
    lines: comparedGoods(amended.changes).map(({ line, before, after: quantity }) => ({
      productid: line.productId,
      product: line.name,
      code: line.code,
      bundle: line.bundleName,
      is_gift: line.productType === PRODUCT_TYPE.gift,
      quantity_before: before,
      quantity,
      price: toLei(line.unitPriceBani),
      subtotal: toLei(quantity * line.unitPriceBani),
      discount: toLei(line.discountBani),
    })),
    before: toWireSums(order, lines),
    after: toWireSums(after, amended.lines),
    difference: toLei(after.totalBani - order.totalBani),
    to_pay: toLei(amended.toPayBani),
    to_refund: toLei(amended.toRefundBani),
    delivery: after.deliveryName,
    payment: after.paymentName,
    voucher: after.voucherCode,
    changes: differences.map(({ sentence }) => sentence),
    causes,
  };
}

export function toWireAmendable(
  facts: Omit<AmendmentFacts, "buyer" | "asked">,
  { version, refusal }: { version: number; refusal: string | undefined },
): Wire<AmendableOrder> {
  const { order, lines, offers } = facts;
  const { deliveries, delivery, payments, payment } = currentOffer(facts);
  const { company } = order;
  return {
    version,
    number: String(order.number),
    refusal: refusal ?? null,
    items: goodsOf(lines, offers.bundles, []).map(({ priceBani, parts, ...goods }) => ({
      ...goods,
      price: toLei(priceBani),
      discount: toLei(staffDiscountOf(parts.map(({ line }) => line))),
    })),
    discount: toLei(staffDiscountOf(lines)),
    address: {
      county: order.deliveryCounty,
      city: order.deliveryCity,
      streetaddress: order.deliveryStreet,
      zipcode: order.deliveryPostcode,
    },
    customer: {
      firstname: order.firstName,
      lastname: order.lastName,
      phone: order.phone,
      email: order.email,
      customer_type: company ? "pj" : "pf",
    },
    is_account: order.customerId !== null,
    company: company && {
      name: company.name,
      cui: company.cui,
      reg: company.registryNumber,
      bank: company.bank,
      iban: company.iban,
      county: order.invoiceCounty,
      city: order.invoiceCity,
      streetaddress: order.invoiceStreet,
    },
    deliveryid: delivery?.id ?? null,
    deliveries: deliveries.map(({ id, code, name, priceBani }) => ({
      id,
      code,
      name,
      price: toLei(priceBani),
    })),
    locker: order.locker && { id: order.locker.id, name: order.locker.name, city: order.locker.city },
    paymentid: payment?.method.id ?? null,
    payments: payments.map(({ method, chargeBani }) => ({
      id: method.id,
      name: method.name,
      charge: toLei(chargeBani),
    })),
  };
}
