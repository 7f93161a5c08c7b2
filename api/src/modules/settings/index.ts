export { importSettings, type SettingsImport } from "./settings.import.ts";
export { settingsRoutes } from "./settings.routes.ts";
export { loadSettings, loadTopLinks, type ShopSettings } from "./settings.store.ts";
