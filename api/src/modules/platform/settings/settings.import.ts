import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../changes/index.ts";
import type { SettingRules } from "./settings.rules.ts";
import { saveSettings } from "./settings.service.ts";
import type { TopLink } from "./settings.store.ts";
import { saveTopLinks } from "./top-links.service.ts";

export interface SettingsImport {
  /** Fields of the settings call (requirements: B-204), and `flags` and delivery rates. */
  settings?: Record<string, unknown>;
  topLinks?: TopLink[];
}

/** Saves settings by key and, if given, replaces the main menu's links. Throws for an invalid value. */
export async function importSettings(
  tx: Tx,
  { settings = {}, topLinks }: SettingsImport,
  rules: SettingRules,
): Promise<void> {
  await saveSettings(tx, IMPORT, { values: settings, rules });
  if (topLinks) await saveTopLinks(tx, IMPORT, topLinks);
}
