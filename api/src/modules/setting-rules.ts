/**
 * The validation rules of all settings. Each module defines its own, so that no stored value can break a cart or an
 * invoice.
 */
import { mailTexts } from "@curat/contract/staff/mail-texts";
import { packagingSetting, readPackagingSetting } from "./money/books/index.ts";
import { codColumnsSetting, readCodColumns } from "./money/incoming/index.ts";
import { vatRatesRefusal } from "./catalogue/catalog/index.ts";
import { consentGroups, readConsentGroups } from "./publishing/consent/index.ts";
import { feedsSetting, readFeedsSetting } from "./publishing/feeds/index.ts";
import {
  accountRefusal,
  closedSeriesRefusal,
  companyAccountRefusal,
  invoiceIssuerRefusal,
  invoiceIssuerSetting,
  readInvoiceIssuer,
  invoiceSeriesRefusal,
  invoiceSeriesSetting,
  readInvoiceSeries,
  vatStatusRefusal,
} from "./money/invoices/index.ts";
import { readMailTexts } from "./backoffice/notifications/index.ts";
import { readUnprovenBounds, unprovenBounds } from "./selling/orders/index.ts";
import { paymentsSetting, readPaymentTerms } from "./selling/payments/index.ts";
import { accountingSetting, readAccounting } from "./exchange/accounting/index.ts";
import { emagSetting, readEmagSetting } from "./exchange/marketplace/index.ts";
import { marginsSetting, readMargins } from "./purchasing/costs/index.ts";
import { readRestock, restockSetting } from "./purchasing/purchase-orders/index.ts";
import {
  campaignsSetting,
  readCampaignsSetting,
  readReminders,
  remindersSetting,
} from "./customer-care/campaigns/index.ts";
import { readRetention, retentionSetting } from "./customer-care/privacy/index.ts";
import { readReturnTerms, returnsSetting } from "./aftersales/returns/index.ts";
import { readSynonyms, synonymsSetting } from "./catalogue/search/index.ts";
import {
  cuiRefusal,
  OWN_SETTINGS,
  readVatRates,
  readVatStatus,
  type SettingRefusals,
  type SettingRules,
  vatRatesSetting,
  vatStatusSetting,
} from "./platform/settings/index.ts";
import {
  deliveryTermsSetting,
  readDeliveryTerms,
  readTariffs,
  tariffsSetting,
} from "./selling/shipping/index.ts";

export const SETTING_RULES: SettingRules = {
  ...OWN_SETTINGS,
  shipping: { schema: tariffsSetting, read: readTariffs },
  deliveryTerms: { schema: deliveryTermsSetting, read: readDeliveryTerms },
  payments: { schema: paymentsSetting, read: readSetTerms },
  vatStatus: { schema: vatStatusSetting, read: readVatStatus },
  vatRates: { schema: vatRatesSetting, read: readVatRates },
  codColumns: { schema: codColumnsSetting, read: readCodColumns },
  returns: { schema: returnsSetting, read: readReturnTerms },
  packaging: { schema: packagingSetting, read: readPackagingSetting },
  consent: { schema: consentGroups, read: readConsentGroups },
  feeds: { schema: feedsSetting, read: readFeedsSetting },
  searchSynonyms: { schema: synonymsSetting, read: readSynonyms },
  mailTexts: { schema: mailTexts, read: readMailTexts },
  emag: { schema: emagSetting, read: readEmagSetting },
  accounting: { schema: accountingSetting, read: readAccounting },
  invoiceIssuer: { schema: invoiceIssuerSetting, read: readInvoiceIssuer },
  invoiceSeries: { schema: invoiceSeriesSetting, read: readInvoiceSeries },
  margins: { schema: marginsSetting, read: readMargins },
  restock: { schema: restockSetting, read: readRestock },
  reminders: { schema: remindersSetting, read: readReminders },
  campaigns: { schema: campaignsSetting, read: readCampaignsSetting },
  retention: { schema: retentionSetting, read: readRetention },
  unprovenBuyers: { schema: unprovenBounds, read: readUnprovenBounds },
};

export const SETTING_REFUSALS: SettingRefusals = {
  INVOICE: async (db, change) => ({
    ...(await cuiRefusal(db, change)),
    ...(await companyAccountRefusal(db, change)),
    ...(await closedSeriesRefusal(db, change)),
  }),
  payments: accountRefusal,
  invoiceIssuer: invoiceIssuerRefusal,
  invoiceSeries: invoiceSeriesRefusal,
  vatStatus: vatStatusRefusal,
  vatRates: vatRatesRefusal,
};

/** Drops `takesCards`, because it does not depend on the setting. */
function readSetTerms(stored: unknown): object {
  const { takesCards: _takesCards, ...terms } = readPaymentTerms(stored);
  return terms;
}
