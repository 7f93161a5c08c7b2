import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../changes/index.ts";
import type { SettingRules } from "./settings.rules.ts";
import { saveSettings } from "./settings.service.ts";
import type { TopLink } from "./settings.store.ts";
import { saveTopLinks } from "./top-links.service.ts";

export interface SettingsImport {
  /**
   * Settings by the keys of the settings call (requirements: B-204), plus `flags` and the shop's delivery
   * rates.
   */
  settings?: Record<string, unknown>;
  topLinks?: TopLink[];
}

/** Saves the settings by key and, if given, replaces the main menu's links. Throws for an invalid value. */
export async function importSettings(
  tx: Tx,
  { settings = {}, topLinks }: SettingsImport,
  rules: SettingRules,
): Promise<void> {
  await saveSettings(tx, IMPORT, { values: settings, rules });
  if (topLinks) await saveTopLinks(tx, IMPORT, topLinks);
}
