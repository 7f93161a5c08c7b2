import { SETTING_TEXTS, type SettingKey } from "@curat/contract/staff/settings.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import type { SettingRefusal } from "./vat-refusals.ts";
import {
  type Actor,
  type NewChange,
  recordChange,
  recordChanges,
  isSameText,
  StaleVersion,
  type Tag,
  tag,
  versionsOf,
} from "../changes/index.ts";
import type { SettingRule, SettingRules } from "./settings.rules.ts";
import { deleteSetting, loadStored, lockStored, putSetting } from "./settings.store.ts";

/** Saves several settings as one batch. Skips unchanged ones. Throws ZodError for an invalid value. */
export async function saveSettings(
  tx: Tx,
  actor: Actor,
  { values, rules }: { values: Record<string, unknown>; rules: SettingRules },
): Promise<void> {
  const known: Record<string, SettingRule | undefined> = rules;
  for (const [key, value] of Object.entries(values)) known[key]?.schema.parse(value);
  const current = await lockStored(tx, Object.keys(values));
  const changing = Object.entries(values).filter(
    ([key, value]) => !current.has(key) || !isSameText(current.get(key), value),
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
 * Sets a validated setting, or resets it if `value` is undefined. Calls `refuse` in the same transaction. Throws
 * StaleVersion (409) with the current value.
 */
export async function changeSetting(
  { db, now }: Pick<ApiContext, "db" | "now">,
  actor: Actor,
  {
    key,
    value,
    expectedVersion,
    rule,
    refuse,
  }: {
    key: string;
    value: unknown;
    expectedVersion: number;
    rule: SettingRule;
    refuse?: SettingRefusal | undefined;
  },
): Promise<void> {
  await transaction(db, async (tx) => {
    const current = await lockStored(tx, [key]);
    const errors = (await refuse?.(tx, { value, at: now() })) ?? {};
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const stored = current.get(key);
    const isReset = value === undefined;
    await recordChange(tx, {
      ...named(actor, key),
      expectedVersion,
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

/** Cache tags that individual settings touch, in addition to the tag of all settings. */
const TOUCHED: Record<string, Tag[] | undefined> = { footer: [tag.footer], searchSynonyms: [tag.search] };

function named(actor: Actor, key: string): Pick<NewChange, "actor" | "subject" | "touched"> {
  return { actor, subject: { kind: "setting", id: key }, touched: [tag.settings, ...(TOUCHED[key] ?? [])] };
}

/** Sets a setting to the result of `next`, with retries. If `next` returns its argument, nothing changes. */
export async function amendSetting<T>(
  context: Pick<ApiContext, "db" | "now">,
  actor: Actor,
  {
    key,
    rule,
    next,
  }: {
    key: SettingKey;
    rule: Omit<SettingRule, "read"> & { read(stored: unknown): T };
    next: (value: T) => T;
  },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const version = (await versionsOf(context.db, "setting", [key])).get(key) ?? 0;
    const present = rule.read((await loadStored(context.db)).get(key));
    const value = next(present);
    if (value === present) return;
    try {
      return await changeSetting(context, actor, { key, value, expectedVersion: version, rule });
    } catch (error) {
      if (!(error instanceof StaleVersion) || tries === MAX_ATTEMPTS) throw error;
    }
  }
}

const MAX_ATTEMPTS = 10;

function titleOf(key: string): string {
  const texts: Record<string, { label: string } | undefined> = SETTING_TEXTS;
  return `Setarea „${texts[key]?.label ?? key}”`;
}
