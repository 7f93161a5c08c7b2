import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../changes/index.ts";
import type { SettingRules } from "./settings.rules.ts";
import { saveSettings } from "./settings.service.ts";
import type { TopLink } from "./settings.store.ts";
import { saveTopLinks } from "./top-links.service.ts";

export interface SettingsImport {
  /** Keys of the settings call (requirements: B-204), plus `flags` and the shop's rates. */
  settings?: Record<string, unknown>;
  topLinks?: TopLink[];
}

/** Saves the settings by key, and replaces the menu's top links if given. Throws for an invalid value. */
export async function importSettings(
  tx: Tx,
  { settings = {}, topLinks }: SettingsImport,
  rules: SettingRules,
): Promise<void> {
  await saveSettings(tx, IMPORT, { values: settings, rules });
  if (topLinks) await saveTopLinks(tx, IMPORT, topLinks);
}
