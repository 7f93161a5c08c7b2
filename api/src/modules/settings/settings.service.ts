/** Writing settings: staff one by one, imports many at once, by the same way. */
import { SETTING_TEXTS } from "@curat/contract/staff/settings.values";
import type { ApiContext } from "../../context.ts";
import { transaction, type Tx } from "../../db/database.ts";
import {
  type Actor,
  type NewChange,
  recordChange,
  recordChanges,
  saysTheSame,
  tag,
} from "../changes/index.ts";
import type { SettingRule, SettingRules } from "./settings.rules.ts";
import { deleteSetting, lockStored, putSetting } from "./settings.store.ts";

/** Writes many settings as one act; what says the same already is left alone. Throws ZodError for a wrong value. */
export async function saveSettings(
  tx: Tx,
  actor: Actor,
  { values, rules }: { values: Record<string, unknown>; rules: SettingRules },
): Promise<void> {
  const known: Record<string, SettingRule | undefined> = rules;
  for (const [key, value] of Object.entries(values)) known[key]?.schema.parse(value);
  const current = await lockStored(tx, Object.keys(values));
  const changing = Object.entries(values).filter(
    ([key, value]) => !current.has(key) || !saysTheSame(current.get(key), value),
  );
  for (const [key, value] of changing) await putSetting(tx, key, value);
  await recordChanges(
    tx,
    changing.map(([key, value]) => ({
      ...named(actor, key),
      sentence: `${titleOf(key)} a fost schimbată.`,
      before: current.has(key) ? { key, value: current.get(key) } : null,
      after: { key, value },
      inverse: current.has(key) ? { value: current.get(key) } : undefined,
    })),
  );
}

/**
 * Sets a setting on the version that the writer saw, or gives it back to its default (`value` undefined); the caller
 * has checked the value. Throws StaleVersion (409) with what `read` says of what stands.
 */
export async function changeSetting(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { key, value, seen, rule }: { key: string; value: unknown; seen: number; rule: SettingRule },
): Promise<void> {
  await transaction(db, async (tx) => {
    const current = await lockStored(tx, [key]);
    const stored = current.get(key);
    const isReset = value === undefined;
    await recordChange(tx, {
      ...named(actor, key),
      seen,
      sentence: isReset
        ? `${titleOf(key)} a revenit la valoarea inițială.`
        : `${titleOf(key)} a fost schimbată.`,
      before: current.has(key) ? { key, value: stored } : null,
      after: isReset ? null : { key, value },
      inverse: current.has(key) ? { value: stored } : undefined,
      current: { key, value: rule.read(stored) },
    });
    await (isReset ? deleteSetting(tx, key) : putSetting(tx, key, value));
  });
}

function named(actor: Actor, key: string): Pick<NewChange, "actor" | "subject" | "touched"> {
  const touched = key === "footer" ? [tag.settings, tag.footer] : [tag.settings];
  return { actor, subject: { kind: "setting", id: key }, touched };
}

function titleOf(key: string): string {
  const texts: Record<string, { label: string } | undefined> = SETTING_TEXTS;
  return `Setarea „${texts[key]?.label ?? key}”`;
}
