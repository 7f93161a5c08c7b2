import { describe, expect, it } from "vitest";
import { aPerson } from "../../../../testing/test-staff.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const ana = await aPerson(shop, { permissions: ["orders:view", "changes:undo"], name: "Ana" });
const ion = await aPerson(shop, { permissions: ["orders:view"], name: "Ion" });
const packer = await aPerson(shop, { permissions: ["shipments:view"] });

const view = { list: "orders", name: "De confirmat", query: "?stare=new", is_shared: false };
const create = (body: object, by = ana) => by.post("/staff/views", { ...view, ...body });
const put = (id: number, body: object, by = ana) => by.put(`/staff/views/${id}`, body);
const viewsOf = async (by: typeof ana) =>
  (await shop.get("/staff/views?list=orders", by)).body.data.map(
    ({ name, is_own }: { name: string; is_own: boolean }) => [name, is_own],
  );

describe("a saved view", () => {
  it("a saved view is private until its author shares it", async () => {
    const { id, version } = (await create({})).body.data;
    expect([await viewsOf(ana), await viewsOf(ion)]).toEqual([[["De confirmat", true]], []]);
    expect((await ion.get(`/staff/views/${id}`)).status).toBe(404);
    const shared = await put(id, { is_shared: true, version });
    expect(shared.body.data).toMatchObject({ is_shared: true, by: "Ana", query: "?stare=new", version: 2 });
    expect([await viewsOf(ion), await viewsOf(packer)]).toEqual([[["De confirmat", false]], []]);
    expect((await packer.get(`/staff/views/${id}`)).status).toBe(404);
  });

  it("a saved view cannot be changed or removed by others", async () => {
    const { id, version } = (await create({ name: "Partajată", is_shared: true })).body.data;
    expect((await put(id, { name: "Altfel", version }, ion)).status).toBe(404);
    expect((await ion.delete(`/staff/views/${id}?version=${version}`)).status).toBe(404);
    expect((await ana.delete(`/staff/views/${id}?version=${version}`)).status).toBe(200);
    expect((await ana.get(`/staff/views/${id}`)).status).toBe(404);
  });

  it("a saved view is refused for a stale version, with the current state", async () => {
    const { id, version } = (await create({ name: "Două file" })).body.data;
    await put(id, { query: "?q=ana", version });
    const stale = await put(id, { name: "A doua", version });
    expect([stale.status, stale.body.data]).toMatchObject([409, { name: "Două file", query: "?q=ana" }]);
    const [change] = await shop.query<{ id: number; sentence: string }>(
      "select id, sentence from change where subject_kind = 'staff_view' and subject_id = $1 order by id desc",
      [String(id)],
    );
    expect(change?.sentence).toBe("Lista salvată „Două file” a fost schimbată: filtrele.");
    expect((await ana.post(`/staff/changes/${change?.id}/undo`, {})).status).toBe(200);
    expect((await ana.get(`/staff/views/${id}`)).body.data).toMatchObject({ query: "?stare=new" });
  });

  it.each([
    ["a name that its person has already", { name: "De confirmat" }, "name"],
    ["no name", { name: " " }, "name"],
    ["an invalid address", { name: "Greșită", query: "javascript:alert(1)" }, "query"],
    ["an unknown list", { name: "Greșită", list: "parole" }, "list"],
  ])("a saved view with %s is refused", async (_what, body, field) => {
    const { status, body: answer } = await create(body);
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });

  it("a view of a list that the member cannot see can be saved, but not shared", async () => {
    const refused = await create({ is_shared: true }, packer);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { is_shared: ["Nu poți partaja o listă pe care nu ai dreptul să o vezi."] },
    ]);
    expect((await create({}, packer)).status).toBe(200);
  });

  it("saved views are limited to thirty per list", async () => {
    const maria = await aPerson(shop, { permissions: ["orders:view"] });
    for (let index = 0; index < 30; index += 1)
      expect((await create({ name: `Lista ${index}` }, maria)).status).toBe(200);
    expect((await create({ name: "Încă una" }, maria)).body.errors.name).toEqual([
      "Ai deja 30 de liste salvate aici: șterge una.",
    ]);
  });
});
