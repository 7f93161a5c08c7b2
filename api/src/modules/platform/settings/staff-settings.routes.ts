import {
  changeStaffSetting,
  getStaffSetting,
  listStaffSettings,
  resetStaffSetting,
  type StaffSetting,
} from "@curat/contract/staff/settings";
import { SETTING_TEXTS, type SettingKey } from "@curat/contract/staff/settings.values";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import { z } from "zod";
import type { ApiContext } from "../../../context.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../changes/index.ts";
import { settingFault } from "./setting-faults.ts";
import type { SettingRules } from "./settings.rules.ts";
import type { SettingRefusals } from "./vat-refusals.ts";
import { changeSetting } from "./settings.service.ts";
import { loadStored } from "./settings.store.ts";

const KEYS = Object.keys(SETTING_TEXTS) as SettingKey[];

export function staffSettingsRoutes(
  app: ApiApp,
  context: ApiContext,
  rules: SettingRules,
  refusals: SettingRefusals,
): void {
  const { db } = context;
  serve(app, listStaffSettings, async () => ({ data: await shown(KEYS) }));
  serve(app, getStaffSetting, async ({ params }) => ({ data: await one(keyOf(params.key)) }));

  serve(app, changeStaffSetting, async ({ params, body: { value, version }, staff }) => {
    const key = keyOf(params.key);
    const rule = rules[key];
    const { error } = rule.schema.safeParse(value, { error: settingFault });
    if (error)
      throw invalid(
        fieldErrorsOf(error.issues.map((issue) => ({ ...issue, path: ["value", ...issue.path] }))),
      );
    await changeSetting(context, staff, {
      key,
      value,
      expectedVersion: version,
      rule,
      refuse: refusals[key],
    });
    return { data: await one(key) };
  });

  serve(app, resetStaffSetting, async ({ params, query, staff }) => {
    const key = keyOf(params.key);
    const change = {
      key,
      value: undefined,
      expectedVersion: query.version,
      rule: rules[key],
      refuse: refusals[key],
    };
    await changeSetting(context, staff, change);
    return { data: await one(key) };
  });

  async function one(key: SettingKey): Promise<StaffSetting> {
    const [setting] = await shown([key]);
    if (!setting) throw notFound();
    return setting;
  }

  async function shown(keys: readonly SettingKey[]): Promise<StaffSetting[]> {
    const [stored, versions] = await Promise.all([loadStored(db), versionsOf(db, "setting", keys)]);
    return keys.map((key) => ({
      key,
      ...SETTING_TEXTS[key],
      value: rules[key].read(stored.get(key)),
      is_default: !stored.has(key),
      schema: z.toJSONSchema(rules[key].schema, { io: "input", unrepresentable: "any" }),
      version: versions.get(key) ?? 0,
    }));
  }
}

function keyOf(text: string): SettingKey {
  const key = KEYS.find((one) => one === text);
  if (key === undefined) throw notFound();
  return key;
}
