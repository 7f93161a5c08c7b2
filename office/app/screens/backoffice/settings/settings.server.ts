import { data } from "react-router";
import { listAccounts } from "@curat/contract/staff/accounts";
import * as calls from "@curat/contract/staff/settings";
import type { StaffSetting } from "@curat/contract/staff/settings";
import { SETTING_FIELDS } from "@curat/contract/staff/setting-fields.values";
import { SETTING_TEXTS } from "@curat/contract/staff/settings.values";
import type { SettingKey } from "@curat/contract/staff/settings.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { accountRows } from "../../../components/accounts/account-rows.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { hasWords } from "../../../components/text/has-words.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { shapeOf } from "./setting-shape.ts";
import { trialsOf } from "./trials.ts";
import { fieldLabels, filled, FORM, typedIn, valueIn, withoutRow, withRow } from "./setting-values.ts";

/** Loads the settings by group. A search finds those whose texts contain all its words. */
export async function loadSettings(context: Context, url: URL) {
  const text = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const [{ data: settings }, { data: accounts }] = await Promise.all([
    need(context, calls.listStaffSettings),
    need(context, listAccounts),
  ]);
  const found = settings.filter((setting) => hasWords(wordsOf(setting), text));
  const groups = Map.groupBy(found, ({ group }) => group);
  return {
    text,
    accounts: accountRows(accounts, text),
    groups: [...groups].map(([title, rows]) => ({
      title,
      rows: rows.map(({ key, label, explanation, is_default }) => ({ key, label, explanation, is_default })),
    })),
  };
}

function wordsOf({ key, group, label, explanation }: StaffSetting): string {
  const fields = isKey(key) ? Object.values(SETTING_FIELDS[key]) : [];
  return [group, label, explanation, key, ...fields.map((field) => field.label)].join(" ");
}

function isKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTING_TEXTS, key);
}

export async function loadSetting(context: Context, key: string) {
  const [{ data: setting }, history, may] = await Promise.all([
    need(context, calls.getStaffSetting, { params: { key } }),
    loadHistory(context, "setting", key),
    mayDo(context),
  ]);
  const { label, explanation, version, is_default } = setting;
  const { shape, words } = formOfSetting(setting);
  const typed = filled(shape, words, setting.value);
  return {
    label,
    explanation,
    version,
    is_default,
    shape,
    words,
    typed,
    history,
    mayEdit: may("settings:edit"),
    trials: trialsOf(setting),
  };
}

function formOfSetting({ key, schema, value }: StaffSetting) {
  return { shape: shapeOf(schema, value), words: isKey(key) ? SETTING_FIELDS[key] : {} };
}

/**
 * Saves or resets a setting. The buttons for rows save nothing; they return the form with a row added or
 * removed.
 */
export async function changeSetting(request: Request, context: Context, key: string) {
  const form = await formOf(request);
  const params = { key };
  const version = textOf(form, "version");
  switch (textOf(form, "form")) {
    case FORM: {
      const typed = typedIn(form);
      const drafted = withOtherRows(form, typed);
      if (drafted) return data({ form: FORM, values: drafted, errors: {}, messages: [] } satisfies Refused);
      const { data: setting } = await need(context, calls.getStaffSetting, { params });
      const { shape, words } = formOfSetting(setting);
      const fill = ({ value }: Pick<StaffSetting, "value">) => filled(shape, words, value);
      const names = Object.keys({ ...typed, ...fill(setting) });
      const sent = await send(
        context,
        form,
        calls.changeStaffSetting,
        { params, body: { value: valueIn(shape, words, typed), version: Number(version) } },
        { subject: { kind: "setting", id: key }, fill, labels: fieldLabels(names, words, setting.label) },
      );
      return sent.ok
        ? leaveTo(context, `/setari/${key}`, "Setarea a fost salvată și se aplică imediat.")
        : sent.refusal;
    }
    case "reset":
      return press(
        context,
        calls.resetStaffSetting,
        { params, query: { version } },
        { to: `/setari/${key}`, message: "Setarea a revenit la valoarea inițială." },
      );
    default:
      throw data(null, { status: 404 });
  }
}

function withOtherRows(form: FormData, typed: Typed): Typed | undefined {
  const [add, drop] = [textOf(form, "add"), textOf(form, "drop")];
  if (add !== "") return withRow(typed, add);
  const dot = drop.lastIndexOf(".");
  return dot > 0 ? withoutRow(typed, drop.slice(0, dot), Number(drop.slice(dot + 1))) : undefined;
}
