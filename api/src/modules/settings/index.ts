export { importSettings, type SettingsImport } from "./settings.import.ts";
export { amendSetting, changeSetting } from "./settings.service.ts";
export { settingsRoutes } from "./settings.routes.ts";
export { OWN_SETTINGS, type SettingRules, type ShopSettings } from "./settings.rules.ts";
export { loadSettings, loadStored, loadTopLinks } from "./settings.store.ts";
export { staffSettingsRoutes } from "./staff-settings.routes.ts";
export { staffMenuRoutes } from "./staff-menu.routes.ts";
