import { PASSWORD_TEXTS } from "@curat/contract/customers.values";
import { LIST_MESSAGES } from "@curat/contract/list-messages.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import { RETURN_MESSAGES } from "@curat/contract/returns.values";
import { CART_TEXTS } from "./selling/cart/index.ts";
import { complaintTexts } from "./aftersales/complaints/index.ts";
import { contactTexts } from "./publishing/contact/index.ts";
import { creditTexts } from "./selling/credit/index.ts";
import { CUSTOMER_TEXTS } from "./selling/customers/index.ts";
import { newsletterTexts } from "./selling/newsletter/index.ts";
import { offerTexts } from "./selling/offers/index.ts";
import { sheetTexts } from "./selling/order-sheet/index.ts";
import { ORDER_TEXTS } from "./selling/orders/index.ts";
import { buyingTexts } from "./catalogue/price-lists/index.ts";
import { privacyTexts } from "./customer-care/privacy/index.ts";
import { listTexts } from "./selling/reorder-lists/index.ts";
import { recurringTexts } from "./selling/recurring-orders/index.ts";
import { RETURN_TEXTS } from "./aftersales/returns/index.ts";
import { reviewTexts } from "./publishing/reviews/index.ts";
import { lockerTexts, pointTexts } from "./selling/shipping/index.ts";
import { alertTexts } from "./customer-care/stock-alerts/index.ts";
import { voucherTexts } from "./selling/vouchers/index.ts";

export const SHOPPER_TEXTS: readonly object[] = [
  MESSAGES,
  PASSWORD_TEXTS,
  LIST_MESSAGES,
  ORDER_NAMES,
  RETURN_MESSAGES,
  ...CART_TEXTS,
  voucherTexts,
  lockerTexts,
  pointTexts,
  ...ORDER_TEXTS,
  creditTexts,
  ...CUSTOMER_TEXTS,
  ...RETURN_TEXTS,
  complaintTexts,
  contactTexts,
  newsletterTexts,
  alertTexts,
  offerTexts,
  recurringTexts,
  sheetTexts,
  listTexts,
  buyingTexts,
  privacyTexts,
  reviewTexts,
];
