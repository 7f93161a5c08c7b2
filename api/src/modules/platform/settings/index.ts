/**
 * Settings of the shop.
 *
 * - `settings.rules.ts`: names and defaults
 * - `settings.service.ts`: writing
 * - `texts.rules.ts`, `texts.service.ts`: text overrides
 * - `vat.rules.ts`: VAT status and rates
 * - `top-links.service.ts`: links of the main menu
 * - `answering.rules.ts`: support hours
 *
 * Tables and views: setting, top_link.
 */
export { importSettings, type SettingsImport } from "./settings.import.ts";
export { nextAnswers } from "./answering.rules.ts";
export { amendSetting, changeSetting } from "./settings.service.ts";
export { loadLetterheadLogo } from "./letterhead-logo.ts";
export { settingsRoutes } from "./settings.routes.ts";
export { OWN_SETTINGS, type SettingRules, type ShopSettings } from "./settings.rules.ts";
export { readVatRates, readVatStatus, vatRatesSetting, vatStatusSetting } from "./vat.rules.ts";
export { cuiRefusal, hasVatFault, type SettingRefusals } from "./vat-refusals.ts";
export { loadSellerVat, type SellerVat } from "./vat.store.ts";
export { loadSettings, loadStored, loadTopLinks } from "./settings.store.ts";
export { staffSettingsRoutes } from "./staff-settings.routes.ts";
export { shopTextsRoutes } from "./texts.routes.ts";
export { staffMenuRoutes } from "./staff-menu.routes.ts";
export { withTextOverrides, openTextOverrides, type TextOverrides } from "./text-overrides.ts";
