import { checkMailAccount } from "./backoffice/notifications/index.ts";
import { checkEfacturaAccount } from "./money/invoices/index.ts";
import { checkCompanyRegister } from "./selling/customers/index.ts";
import type { AccountCheckers } from "./platform/accounts/index.ts";
import { checkNetopiaAccount, checkNetopiaV2Account, checkStripeAccount } from "./selling/payments/index.ts";
import {
  checkCargusAccount,
  checkDpdAccount,
  checkFanAccount,
  checkPacketaAccount,
  checkGlsAccount,
  checkSamedayAccount,
} from "./selling/shipping/index.ts";

export const ACCOUNT_CHECKERS: AccountCheckers = {
  sameday: checkSamedayAccount,
  fan: checkFanAccount,
  cargus: checkCargusAccount,
  dpd: checkDpdAccount,
  gls: checkGlsAccount,
  packeta: checkPacketaAccount,
  netopia: checkNetopiaAccount,
  netopia_v2: checkNetopiaV2Account,
  stripe: checkStripeAccount,
  efactura: checkEfacturaAccount,
  companies: checkCompanyRegister,
  mail: checkMailAccount,
};
