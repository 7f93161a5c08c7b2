import { checkBouncesAccount } from "./customer-care/campaigns/index.ts";
import { checkMailAccount } from "./backoffice/notifications/index.ts";
import { checkEfacturaAccount, checkOblioAccount, checkSmartbillAccount } from "./money/invoices/index.ts";
import { checkEmagAccount, loadEmagTraffic } from "./exchange/marketplace/index.ts";
import { checkCompanyRegister } from "./selling/customers/index.ts";
import type { Db } from "../db/database.ts";
import { loadCourierTraffic } from "./fulfilment/shipments/index.ts";
import { loadProcessorTraffic } from "./selling/orders/index.ts";
import type { AccountCheckers, AccountTraffic } from "./platform/accounts/index.ts";
import { checkNetopiaAccount, checkNetopiaV2Account, checkStripeAccount } from "./selling/payments/index.ts";
import {
  checkCargusAccount,
  checkDpdAccount,
  checkFanAccount,
  checkPacketaAccount,
  checkGlsAccount,
  checkSamedayAccount,
} from "./selling/shipping/index.ts";

/** Returns when each courier and card processor last fulfilled a request of the shop. */
export async function loadAccountTraffic(db: Db): Promise<AccountTraffic[]> {
  return (await Promise.all([loadCourierTraffic(db), loadProcessorTraffic(db), loadEmagTraffic(db)])).flat();
}

export const ACCOUNT_CHECKERS: AccountCheckers = {
  sameday: checkSamedayAccount,
  fan: checkFanAccount,
  cargus: checkCargusAccount,
  dpd: checkDpdAccount,
  gls: checkGlsAccount,
  packeta: checkPacketaAccount,
  emag: checkEmagAccount,
  netopia: checkNetopiaAccount,
  netopia_v2: checkNetopiaV2Account,
  stripe: checkStripeAccount,
  efactura: checkEfacturaAccount,
  smartbill: checkSmartbillAccount,
  oblio: checkOblioAccount,
  companies: checkCompanyRegister,
  mail: checkMailAccount,
  bounces: checkBouncesAccount,
};
