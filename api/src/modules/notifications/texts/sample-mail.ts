/** Mails of an order that nobody placed, to be looked at before they leave. Pure. */
import { PAYMENT_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { MailTextKey } from "@curat/contract/staff/mail-texts.values";
import { formatLei } from "../../../text/money.ts";
import type { Order } from "../../orders/index.ts";
import type { Mail } from "../mail.ts";
import type { MailShop } from "../mail-page.ts";
import type { OrderFacts } from "../order-mail-parts.ts";
import { orderPlacedMail } from "../order-placed-mail.ts";
import { ORDER_STEP_MAIL } from "../order-step-mail.ts";
import type { ChosenWords, MailWords } from "./mail-words.ts";

const NUMBER = 100_123;

const LINES: OrderFacts["lines"] = [
  {
    productType: PRODUCT_TYPE.product,
    productId: null,
    name: "Detergent universal, 1 l",
    code: "DET-100",
    picture: null,
    unit: "buc",
    quantity: 2,
    unitPriceBani: 64_90,
    discountBani: 0,
    bundleName: null,
    vatPercent: 21,
    vatBani: 22_53,
    priceReason: null,
    position: 1,
    url: null,
  },
];

const ORDER: Order = {
  id: 0,
  randomId: "exemplu",
  number: NUMBER,
  customerId: null,
  bodyHash: "",
  orderType: "web",
  status: "confirmed",
  customerType: "pf",
  firstName: "Ana",
  lastName: "Popescu",
  email: "ana.popescu@example.com",
  phone: "0722 123 456",
  deliveryCounty: "Cluj",
  deliveryCountyCode: "CJ",
  deliveryCity: "Cluj-Napoca",
  deliveryStreet: "Strada Florilor 5",
  deliveryPostcode: "400001",
  invoiceCounty: "Cluj",
  invoiceCountyCode: "CJ",
  invoiceCity: "Cluj-Napoca",
  invoiceStreet: "Strada Florilor 5",
  invoicePostcode: "400001",
  company: null,
  observation: "",
  locker: null,
  deliveryCode: "SAMEDAY_HOME",
  deliveryName: "Curier Sameday la domiciliu",
  deliveryBani: 20_00,
  deliveryVatPercent: 21,
  paymentCode: PAYMENT_CODE.cashOnDelivery,
  paymentName: "Plată ramburs, la livrare",
  productsBani: 129_80,
  chargesBani: 0,
  discountBani: 0,
  voucherCode: null,
  totalBani: 149_80,
  vatBani: 26_00,
  paymentState: "none",
  restBani: 0,
  releaseAt: null,
  placedAt: new Date("2026-11-20T10:00:00Z"),
  placedBy: null,
};

/** The mail of that kind about the made-up order, with these words. */
export function sampleMail(key: MailTextKey, chosen: ChosenWords, shop: MailShop): Mail {
  return mailOf(key, { order: ORDER, lines: LINES, events: [], shipment: null, shop, chosen });
}

/** What that mail says by itself of a usual order, with the places that a text may have. */
export function ownWords(key: MailTextKey, shop: MailShop): MailWords {
  let own: MailWords = { title: "", intro: "" };
  const hear = (words: MailWords): void => {
    own = words;
  };
  mailOf(key, { order: ORDER, lines: LINES, events: [], shipment: null, shop, chosen: {}, hear });
  return { title: withPlaces(own.title), intro: withPlaces(own.intro) };
}

function mailOf(key: MailTextKey, facts: OrderFacts): Mail {
  if (key !== "placed") return ORDER_STEP_MAIL[key](facts);
  return orderPlacedMail({ ...facts, bankTransfer: null, termsVersion: undefined });
}

function withPlaces(text: string): string {
  return text.replaceAll(String(NUMBER), "{numar}").replaceAll(formatLei(ORDER.totalBani), "{suma}");
}
