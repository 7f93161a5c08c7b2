import { beforeEach, expect, it, vi } from "vitest";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { aPerson } from "../../../../testing/test-staff.ts";

const shop = await openTestShop();
const { staff } = shop;
const add = (said: string, meant: string) => staff.post("/staff/search/synonyms", { said, meant });
const found = async (term: string) => {
  const { body } = await shop.get(`/search/${encodeURIComponent(term)}`);
  return { ids: body.data.map(({ productID }: { productID: number }) => productID), searched: body.searched };
};
const setting = async () => (await staff.get("/staff/settings/searchSynonyms")).body.data;
beforeEach(async () => {
  const { version, is_default } = await setting();
  if (!is_default) await staff.delete(`/staff/settings/searchSynonyms?version=${version}`);
});

it("a search for a synonym finds the products of its meaning until the synonym is removed", async () => {
  const lavender = await found("lavanda");
  expect(lavender.ids.length).toBeGreaterThan(0);
  expect((await found("zzxq")).ids).toEqual([]);
  expect((await add("Zzxq", "lavandă")).status).toBe(200);
  await vi.waitFor(async () => expect((await found("zzxq")).ids).toEqual(lavender.ids));
  const { version } = await setting();
  await staff.delete(`/staff/settings/searchSynonyms?version=${version}`);
  await vi.waitFor(async () => expect((await found("zzxq")).ids).toEqual([]));
});

it("a search replaces a synonym phrase as a whole and reports the words that it used", async () => {
  await add("zzxq mov", "lavandă");
  const lavender = await found("lavanda");
  await vi.waitFor(async () =>
    expect(await found("ZZXQ mov")).toEqual({ ids: lavender.ids, searched: "lavanda" }),
  );
});

it("concurrent additions of synonyms are all stored, and a duplicate only once", async () => {
  const words = ["unu", "doi", "trei", "patru", "cinci", "unu"];
  const answers = await Promise.all(words.map((word) => add(word, "lavandă")));
  expect(answers.map(({ status }) => status)).toEqual(words.map(() => 200));
  const { value } = await setting();
  expect(value.map(({ said }: { said: string }) => said).toSorted()).toEqual([...new Set(words)].toSorted());
});

it("refuses a second meaning, the word itself and a text without words, each with an error for its field", async () => {
  await add("deo", "odorizant");
  const refused = async (said: string, meant: string) => {
    const { status, body } = await add(said, meant);
    return [status, Object.keys(body.errors ?? {})];
  };
  expect(await refused("Deo", "dezinfectant")).toEqual([422, ["said"]]);
  expect(await refused("mop", "Mop")).toEqual([422, ["meant"]]);
  expect(await refused("?!", "mop")).toEqual([422, ["said"]]);
  expect((await add("x", "y".repeat(61))).status).toBe(422);
  const other = await aPerson(shop, { permissions: ["figures:view"] });
  expect((await other.post("/staff/search/synonyms", { said: "a", meant: "b" })).status).toBe(403);
});
