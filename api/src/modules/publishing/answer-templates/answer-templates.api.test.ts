import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const request = (method: string, path: string, body?: object) =>
  shop.send(method, `/staff/answer-templates${path}`, { ...shop.staff, ...(body && { body }) });

let made = 0;
const aTemplate = (changes: object = {}) => ({
  name: `Trimitem altul ${(made += 1)}`,
  kind: "complaint",
  body: "Bună, {nume}!\r\nPentru comanda {comanda} trimitem altul.",
  ...changes,
});
const create = async (changes?: object) => (await request("POST", "", aTemplate(changes))).body.data;

describe("answer templates", () => {
  it("an answer template is created, listed by kind, changed, removed and recorded in the audit log", async () => {
    const { id, name, version } = await create();
    const other = await create({ kind: "message" });
    expect(version).toBe(1);
    const listed = (await request("GET", "?kind=complaint")).body.data;
    expect(listed).toContainEqual(expect.objectContaining({ id, name }));
    expect(listed.map((one: { id: number }) => one.id)).not.toContain(other.id);
    expect((await request("GET", `/${id}`)).body.data.body).toBe(
      "Bună, {nume}!\nPentru comanda {comanda} trimitem altul.",
    );
    const changed = await request("PUT", `/${id}`, { body: "Altul.", version: 1 });
    expect(changed.body.data).toMatchObject({ name, body: "Altul.", version: 2 });
    expect((await request("DELETE", `/${id}?version=2`)).body.data).toEqual({ id, version: 3 });
    expect((await request("GET", `/${id}`)).status).toBe(404);
    const { data } = (await shop.staff.get(`/staff/changes?subject_kind=answer_template&subject_id=${id}`))
      .body;
    expect(data.map((one: { sentence: string }) => one.sentence)).toEqual([
      `Șablonul „${name}” a fost șters.`,
      `Șablonul „${name}” a fost schimbat: textul.`,
      `Șablonul „${name}” a fost creat.`,
    ]);
  });

  it.each<[object, Record<string, string[]>]>([
    [{ name: " " }, { name: ["Câmpul Denumire este obligatoriu."] }],
    [{ body: "" }, { body: ["Câmpul Text este obligatoriu."] }],
    [{ kind: "comanda" }, { kind: ["Câmpul Pentru nu este valid."] }],
    [
      { body: "Bună, {prenume}!" },
      { body: ["Câmpul {prenume} nu există; poți folosi {nume} și {comanda}."] },
    ],
  ])("an answer template with %j is refused with a field error", async (changes, errors) => {
    const { status, body } = await request("POST", "", aTemplate(changes));
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it("two answer templates of the same kind cannot have the same name, even if created concurrently", async () => {
    const sent = await Promise.all([1, 2].map(() => request("POST", "", aTemplate({ name: "Garanție" }))));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const again = await request("POST", "", aTemplate({ name: "garanție" }));
    expect(again.body.errors).toEqual({ name: ["Există deja un șablon cu această denumire: scrie alta."] });
    expect((await request("POST", "", aTemplate({ name: "Garanție", kind: "review" }))).status).toBe(200);
  });

  it("an answer template is refused for a stale version, and its last change can be undone", async () => {
    const { id, name } = await create();
    await request("PUT", `/${id}`, { name: `${name} acum`, version: 1 });
    const late = await request("PUT", `/${id}`, { body: "Alt text.", version: 1 });
    expect([late.status, late.body.data]).toMatchObject([409, { name: `${name} acum`, version: 2 }]);
    const [change] = (await shop.staff.get(`/staff/changes?subject_kind=answer_template&subject_id=${id}`))
      .body.data;
    expect((await shop.staff.post(`/staff/changes/${change.id}/undo`, {})).status).toBe(200);
    expect((await request("GET", `/${id}`)).body.data).toMatchObject({ name, version: 3 });
  });
});
