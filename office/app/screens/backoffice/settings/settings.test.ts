import { expect, it } from "vitest";
import type { Refused } from "../../../components/form/refused.ts";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { changeSetting, loadSetting, loadSettings } from "./settings.server.ts";

const SETTING = {
  key: "payments",
  group: "Comenzi",
  label: "Termeni de plată",
  explanation: "Taxa plății la livrare.",
  value: { cashOnDelivery: { chargeBani: 500, costBani: 500 }, bankTransfer: null },
  is_default: true,
  schema: {
    type: "object",
    properties: {
      cashOnDelivery: {
        type: "object",
        properties: { chargeBani: { type: "integer" }, costBani: { type: "integer" } },
        required: ["chargeBani", "costBani"],
      },
      bankTransfer: {
        anyOf: [{ type: "object", properties: { iban: { type: "string" } } }, { type: "null" }],
      },
    },
  },
  version: 3,
};
const NAME = { ...SETTING, key: "name", label: "Numele magazinului", explanation: "Apare în titluri." };

const answer = (url: string) => {
  if (url.includes("/staff/me")) return { permissions: ["settings:view", "settings:edit"] };
  if (url.includes("/staff/changes") || url.endsWith("/staff/accounts")) return [];
  return url.endsWith("/staff/settings") ? [SETTING, NAME] : SETTING;
};
const read = async (act: Parameters<typeof visit>[1]) =>
  (await visit(({ url }) => ({ body: { data: answer(url) } }), act, { method: "GET" })).result;

function change(
  fields: Record<string, string>,
  put: { status?: number; body: unknown } = { body: { data: SETTING } },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ form: "setting", version: "3", ...fields }))
    body.set(name, value);
  return visit(
    ({ method, url }) => (method === "GET" ? { body: { data: answer(url) } } : put),
    (context) =>
      changeSetting(new Request("https://curat.ro/admin", { method: "POST", body }), context, "payments"),
  );
}
const FIELDS = { "value.cashOnDelivery.chargeBani": "5,00", "value.cashOnDelivery.costBani": "6,50" };

it.each([
  ["", ["payments", "name"]],
  ["plata", ["payments"]],
  ["IBAN beneficiar", ["payments"]],
  ["titluri", ["name"]],
  ["nimic", []],
])("the search %j finds %j by texts of the settings and their fields", async (text, keys) => {
  const url = new URL(`https://curat.ro/admin/setari?q=${encodeURIComponent(text)}`);
  const { groups } = (await read((context) => loadSettings(context, url))) as Awaited<
    ReturnType<typeof loadSettings>
  >;
  expect(groups.flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(keys);
});

it("a setting is loaded as form values", async () => {
  const shown = await read((context) => loadSetting(context, "payments"));
  expect(shown).toMatchObject({
    label: "Termeni de plată",
    mayEdit: true,
    typed: { "value.cashOnDelivery.chargeBani": "5,00" },
  });
});

it("a setting is saved in the API's format, with the version that was loaded", async () => {
  const { result, requests } = await change(FIELDS);
  expect(leadsTo(result)).toBe("/setari/payments");
  const sent = requests.find(({ method }) => method === "PUT");
  expect(await sent?.json()).toEqual({
    value: { cashOnDelivery: { chargeBani: 500, costBani: 650 }, bankTransfer: null },
    version: 3,
  });
});

it("a refused setting shows errors at their fields and keeps the typed values", async () => {
  const errors = { "value.cashOnDelivery.chargeBani": ["Taxa nu poate depăși costul plătit de magazin."] };
  const { result } = await change(FIELDS, { status: 422, body: { error: "invalid", errors } });
  expect((result as { data: Refused }).data).toMatchObject({ errors, values: FIELDS });
});

it("a setting's conflict shows the labels of its fields", async () => {
  const current = {
    ...SETTING,
    value: { cashOnDelivery: { chargeBani: 500, costBani: 900 }, bankTransfer: null },
  };
  const { result } = await change(FIELDS, { status: 409, body: { data: { ...current, version: 4 } } });
  const { conflict } = (result as { data: Refused }).data;
  expect(conflict?.version).toBe(4);
  expect(conflict?.differences.map(({ label, theirsText }) => [label, theirsText])).toEqual([
    ["Plata la livrare, Costul pentru magazin", "9,00"],
  ]);
});

it("adding a row to a setting does not save it", async () => {
  const { result, requests } = await change({ ...FIELDS, "count.value.bands": "1", add: "value.bands" });
  expect((result as { data: Refused }).data).toMatchObject({
    errors: {},
    values: { ...FIELDS, "count.value.bands": "2" },
  });
  expect(requests).toEqual([]);
});

it("a setting can be reset to its default", async () => {
  const { result, requests } = await change({ form: "reset" });
  expect(leadsTo(result)).toBe("/setari/payments");
  expect(requests.map(({ method, url }) => [method, new URL(url).search])).toEqual([
    ["DELETE", "?version=3"],
  ]);
});
