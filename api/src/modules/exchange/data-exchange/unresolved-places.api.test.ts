import { expect, it } from "vitest";
import { loginAs } from "../../../testing/test-customers.ts";
import { checkedSheet, jobOver, reportOf, sheetOf } from "../../../testing/test-sheets.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";

const shop = await openTestShop();
const { staff } = shop;
withWorker(shop);

const HEAD = ["E-mail", "CUI", "Denumire", "Județ", "Localitate", "Adresă"];

async function aFile() {
  const { id, email } = await loginAs(shop);
  const rows = [
    [email, "14399840", "Una SRL", "București", "București", "Str. Lungă 1"],
    [email, "18547290", "Două SRL", "B", "Bucuresti", "Str. Lungă 2"],
    [email, "1590082", "Trei SRL", "Cluj", "Nicăieri", "Str. Lungă 3"],
  ];
  return { customer: id, file: await checkedSheet(shop, "companies", sheetOf([HEAD, ...rows])) };
}
const check = (file: { id: number; columns: object; version: number }, places: object[]) =>
  staff.post(`/staff/imports/${file.id}/check`, { columns: file.columns, version: file.version, places });
const read = async (id: number) => (await staff.get(`/staff/imports/${id}`)).body.data;

it("an import of companies asks staff about each unknown place once for all its rows", async () => {
  const { customer, file } = await aFile();
  expect(file.check.counts).toEqual({ refused: 3 });
  const requested = file.places.map(({ city, rows, place }: Record<string, unknown>) => [city, rows, place]);
  expect(requested).toEqual([
    ["Bucuresti", 2, ""],
    ["Nicăieri", 1, ""],
  ]);
  const [bucharest, nowhere] = file.places;

  const wrong = await check(file, [{ key: bucharest.key, place: "Sectorul 9, București" }]);
  expect(wrong.body.errors).toEqual({
    "places.0.place": ["Nu există localitatea „Sectorul 9, București”. Scrie-o așa: „Florești, Cluj”."],
  });

  const chosen = await check(file, [
    { key: bucharest.key, place: "sector 3, Bucuresti" },
    { key: nowhere.key, place: null },
  ]);
  await jobOver(shop, chosen.body.data.check.id);
  const checked = await read(file.id);
  expect(checked.check.counts).toEqual({ new: 2, refused: 1 });
  expect(checked.places.map(({ place }: { place: string }) => place)).toEqual([
    "Sectorul 3, București",
    null,
  ]);
  expect((await reportOf(shop, file.id))[0].faults).toEqual({
    Localitate: ["Rândul nu se importă: ai ales să ignori localitatea."],
  });

  const started = await staff.post(`/staff/imports/${file.id}/start`, { version: checked.version });
  await jobOver(shop, started.body.data.write.id);
  const stored = await shop.query("select city_id from customer_company where customer_id = $1", [customer]);
  expect(stored).toEqual([{ city_id: 4 }, { city_id: 4 }]);
});

it("an import of companies keeps the chosen places until staff change them", async () => {
  const { file } = await aFile();
  const [{ key }] = file.places;
  const states: unknown[] = [];
  for (const places of [[{ key, place: "Sectorul 3, București" }], [], [{ key, place: "" }]]) {
    const requested = await check(await read(file.id), places);
    await jobOver(shop, requested.body.data.check.id);
    states.push((await read(file.id)).places[0].place);
  }
  expect(states).toEqual(["Sectorul 3, București", "Sectorul 3, București", ""]);
});
