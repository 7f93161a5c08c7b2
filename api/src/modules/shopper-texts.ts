/** What the API itself says to shoppers, as catalogues that the shop's owner may speak over (decision 0091). */
import { PASSWORD_TEXTS } from "@curat/contract/customers.values";
import { LIST_MESSAGES } from "@curat/contract/list-messages.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import { RETURN_MESSAGES } from "@curat/contract/returns.values";
import { CART_TEXTS } from "./cart/index.ts";
import { complaintTexts } from "./complaints/index.ts";
import { contactTexts } from "./contact/index.ts";
import { CUSTOMER_TEXTS } from "./customers/index.ts";
import { newsletterTexts } from "./newsletter/index.ts";
import { offerTexts } from "./offers/index.ts";
import { sheetTexts } from "./order-sheet/index.ts";
import { ORDER_TEXTS } from "./orders/index.ts";
import { buyingTexts } from "./price-lists/index.ts";
import { privacyTexts } from "./privacy/index.ts";
import { listTexts } from "./reorder-lists/index.ts";
import { RETURN_TEXTS } from "./returns/index.ts";
import { reviewTexts } from "./reviews/index.ts";
import { lockerTexts } from "./shipping/index.ts";
import { alertTexts } from "./stock-alerts/index.ts";
import { voucherTexts } from "./vouchers/index.ts";

export const SHOPPER_TEXTS: readonly object[] = [
  MESSAGES,
  PASSWORD_TEXTS,
  LIST_MESSAGES,
  ORDER_NAMES,
  RETURN_MESSAGES,
  ...CART_TEXTS,
  voucherTexts,
  lockerTexts,
  ...ORDER_TEXTS,
  ...CUSTOMER_TEXTS,
  ...RETURN_TEXTS,
  complaintTexts,
  contactTexts,
  newsletterTexts,
  alertTexts,
  offerTexts,
  sheetTexts,
  listTexts,
  buyingTexts,
  privacyTexts,
  reviewTexts,
];
