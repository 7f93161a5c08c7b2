import { expect, it } from "vitest";
import { aPerson, type TestPerson } from "../../../../testing/test-staff.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const ana = await aPerson(shop, { permissions: ["orders:view"], name: "Ana" });
const ion = await aPerson(shop, { permissions: ["orders:view"], name: "Ion" });
const openOrder = async (by: TestPerson, id = "7") =>
  (await by.post("/staff/presence", { kind: "order", id })).body.data;
const aMinutePasses = (by: TestPerson) =>
  shop.query("update staff_presence set seen_at = seen_at - interval '61 seconds' where member_id = $1", [
    by.id,
  ]);

it("presence lists who else had a record open in the last minute", async () => {
  expect(await openOrder(ana)).toEqual([]);
  expect(await openOrder(ion)).toEqual([{ id: ana.id, name: "Ana" }]);
  expect(await openOrder(ion, "8")).toEqual([]);
  await aMinutePasses(ana);
  expect(await openOrder(ion)).toEqual([]);
  expect(await openOrder(ana)).toEqual([{ id: ion.id, name: "Ion" }]);
});

it("presence stores only the records that a member has open", async () => {
  for (const id of ["1", "2", "3"]) {
    await aMinutePasses(ana);
    await openOrder(ana, id);
  }
  const stored = await shop.query("select record_id from staff_presence where member_id = $1", [ana.id]);
  expect(stored).toEqual([{ record_id: "3" }]);
});

it("presence is refused for kinds of records that the member cannot view", async () => {
  await openOrder(ana);
  const doctor = await aPerson(shop, { permissions: ["doctor:view"] });
  const refused = await doctor.post("/staff/presence", { kind: "order", id: "7" });
  expect([refused.status, refused.body.data]).toEqual([403, undefined]);
});

it.each([
  [{ kind: "parola", id: "1" }, "kind"],
  [{ kind: "order", id: "" }, "id"],
])("presence refuses %j", async (body, field) => {
  const { status, body: answer } = await ana.post("/staff/presence", body);
  expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
});
