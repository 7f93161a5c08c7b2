import { describe, expect, it } from "vitest";
import { transaction } from "../../../../db/database.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { loginAs } from "../../../../testing/test-customers.ts";
import { openSellingShop } from "../../../../testing/test-orders.ts";
import {
  checkedSheet,
  exportedSheet,
  importedSheet,
  sheetOf,
  undoneSheet,
} from "../../../../testing/test-sheets.ts";
import { withWorker } from "../../../../testing/test-worker.ts";
import { erasePriceLists, movePriceLists, storedPriceLists } from "../personal-data.store.ts";

const shop = await openSellingShop();
withWorker(shop);
const { db } = shop;
const { staff } = shop;
const SINCE = "2026-01-01T00:00:00Z";

const send = (body: object) => staff.post("/staff/customer-groups", body);
async function aGroup(name: string, members: object[] = []): Promise<{ groupID: number; version: number }> {
  const { status, body } = await send({ name, members });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}
const read = async (id: number) => (await staff.get(`/staff/customer-groups/${id}`)).body.data;
const change = (id: number, body: object) => staff.put(`/staff/customer-groups/${id}`, body);
const listFor = (group: string, name = "Listă de grup") =>
  staff.post("/staff/price-lists", {
    name,
    starts_at: SINCE,
    members: [{ group }],
    rows: [{ target: "all", percent: 20 }],
  });
const priceFor = async (asker: object) =>
  (await shop.get(`/products/${PRODUCT.lemon}`, asker)).body.data.price as number;

describe("a customer group", () => {
  it("a group's price lists apply to members only while they are in the group", async () => {
    const [first, second] = [await loginAs(shop), await loginAs(shop)];
    const group = await aGroup("Școli", [{ customer: first.email }]);
    const list = (await listFor("școli")).body.data;
    expect(list.members).toEqual([
      { cui: null, customer: null, email: null, group: String(group.groupID), group_name: "Școli" },
    ]);
    expect([await priceFor(first), await priceFor(second), await priceFor({})]).toEqual([10, 12.5, 12.5]);
    const moved = await change(group.groupID, {
      members: [{ customer: String(second.id) }],
      version: group.version,
    });
    expect(moved.body.data.members.map(({ email }: { email: string }) => email)).toEqual([second.email]);
    expect([await priceFor(first), await priceFor(second)]).toEqual([12.5, 10]);
  });

  it("refuses to remove a group that a price list uses", async () => {
    const { groupID, version } = await aGroup("Cantine");
    const { listID, version: listVersion } = (await listFor("Cantine", "Prânz")).body.data;
    const saved = await staff.delete(`/staff/customer-groups/${groupID}?version=${version}`);
    expect([saved.status, saved.body.message]).toEqual([
      409,
      "Grupul are prețuri în „Prânz”: scoate-l mai întâi din listă.",
    ]);
    await staff.delete(`/staff/price-lists/${listID}?version=${listVersion}`);
    expect((await staff.delete(`/staff/customer-groups/${groupID}?version=${version}`)).status).toBe(200);
    expect((await listFor("Cantine")).body.errors).toEqual({
      "members.0.group": ["Nu există un grup de clienți „Cantine”: verifică denumirea."],
    });
  });

  it("rejects a group change on a stale version and undoes the previous change", async () => {
    const client = await loginAs(shop);
    const { groupID, version } = await aGroup("Hoteluri", [{ customer: client.email }, { cui: "14399840" }]);
    expect((await change(groupID, { name: "Hoteluri și pensiuni", members: [], version })).status).toBe(200);
    const stale = await change(groupID, { name: "Altceva", version });
    expect([stale.status, stale.body.data.name]).toEqual([409, "Hoteluri și pensiuni"]);
    const [last] = await shop.query<{ id: number; sentence: string }>(
      "select id, sentence from change where subject_kind = 'customer-group' order by id desc limit 1",
    );
    expect(last?.sentence).toContain("Grupul de clienți „Hoteluri");
    expect((await staff.post(`/staff/changes/${last?.id}/undo`, {})).status).toBe(200);
    expect(await read(groupID)).toMatchObject({ name: "Hoteluri", members_count: 2 });
  });

  it("removes erased customers from a group and keeps members after an account merge", async () => {
    const [gone, saved] = [await loginAs(shop), await loginAs(shop)];
    const { groupID } = await aGroup("Vecini", [{ customer: gone.email }]);
    const emails = async () => (await read(groupID)).members.map(({ email }: { email: string }) => email);
    await transaction(db, (tx) => movePriceLists(tx, { from: gone.id, into: saved.id }));
    expect(await emails()).toEqual([saved.email]);
    const stored = await transaction(db, (tx) => storedPriceLists(tx, saved.id));
    expect(stored).toEqual([{ name: null, cui: null, customer_group: "Vecini" }]);
    await transaction(db, (tx) => erasePriceLists(tx, saved.id));
    expect(await emails()).toEqual([]);
  });

  it.each([
    [{ name: "" }, "name"],
    [{ name: "12" }, "name"],
    [{ name: "Nou", members: [{}] }, "members.0.customer"],
    [{ name: "Nou", members: [{ customer: "nimeni@example.com" }] }, "members.0.customer"],
    [{ name: "Nou", members: [{ cui: "14399840" }, { cui: "RO14399840" }] }, "members.1.customer"],
    [{ name: "Nou", members: [{ cui: "123" }] }, "members.0.cui"],
  ])("refuses a group with %j and returns an error for the field %s", async (wrong, field) => {
    const { status, body } = await send(wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("refuses a group name that is taken, ignoring case", async () => {
    await aGroup("Unic");
    const { status, body } = await send({ name: "UNIC" });
    expect([status, body.errors]).toEqual([
      422,
      { name: ["Există deja un grup cu această denumire: scrie alta."] },
    ]);
  });
});

describe("importing customer groups", () => {
  const HEAD = ["Grup", "Membru", "Face parte"];

  it("imported group members can be exported and checked without differences, and the import can be undone", async () => {
    const [ana, ion] = [await loginAs(shop), await loginAs(shop)];
    await aGroup("Primării", [{ customer: ana.email }]);
    const file = await importedSheet(
      shop,
      "customer-groups",
      sheetOf([
        HEAD,
        ["primării", ana.email, "nu"],
        ["Primării", `RO14399840: ${ion.email}`, ""],
        ["Spitale", "RO14399840", "da"],
        ["Spitale", "nimeni@example.com", ""],
        ["Spitale", "oarecare", ""],
        ["7", ana.email, ""],
      ]),
    );
    expect(file.write.counts).toEqual({ changed: 1, new: 2, refused: 3 });
    const reported = (await exportedSheet(shop, "customer-groups")).filter(([name]) =>
      ["Primării", "Spitale"].includes(String(name)),
    );
    expect(reported).toEqual([
      ["Primării", `RO14399840: ${ion.email}`, "da"],
      ["Spitale", "RO14399840", "da"],
    ]);
    const { check } = await checkedSheet(shop, "customer-groups", sheetOf([HEAD, ...reported]));
    expect(check.counts).toEqual({ same: 2 });
    expect((await undoneSheet(shop, file)).counts).toEqual({ undone: 2, left: 0 });
    const left = (await staff.get("/staff/customer-groups?q=i")).body.data;
    expect(left.map(({ name }: { name: string }) => name)).not.toContain("Spitale");
  });
});
