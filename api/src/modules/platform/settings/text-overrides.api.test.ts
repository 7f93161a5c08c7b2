import { expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
// Makes the cache follow changes, as in a web process.
shop.api.onTouched(() => undefined);
const { staff } = shop;
const list = async () => (await staff.get("/staff/texts")).body.data;
async function choose(key: string, text: string): Promise<void> {
  const body = { text, version: (await list()).version };
  expect((await staff.put(`/staff/texts/${key}`, body)).status).toBe(200);
  await shop.api.caughtUp();
}
const faultsOf = async (path: string, body: object) => (await shop.post(path, body)).body.errors;

it("field errors use the shop's text for visitors and the default for staff", async () => {
  const login = () => faultsOf("/user/auth/login", { email: "", password: "x" });
  expect(await login()).toEqual({ email: ["Câmpul E-mail este obligatoriu."] });
  await choose("messages.required", "Ne mai trebuie: {camp}.");
  expect(await login()).toEqual({ email: ["Ne mai trebuie: E-mail."] });
  const { version } = await list();
  const own = await staff.put("/staff/texts/messages.invalid", { version });
  expect(own.body.errors).toEqual({ text: ["Câmpul Text este obligatoriu."] });
  await staff.delete(`/staff/texts/messages.required?version=${version}`);
  await shop.api.caughtUp();
  expect(await login()).toEqual({ email: ["Câmpul E-mail este obligatoriu."] });
});

it("refusals, messages and cart texts use the shop's text of the same key", async () => {
  await choose("auth.wrong", "Nu te cunoaștem așa.");
  expect(await faultsOf("/user/auth/login", { email: "nu@example.com", password: "gresita" })).toEqual({
    email: ["Nu te cunoaștem așa."],
  });
  await choose("newsletter.asked", "Uită-te în e-mail.");
  const requested = await shop.post("/utilities/newsletter", { email: "ana@example.com", terms: true });
  expect(requested.body.message).toBe("Uită-te în e-mail.");
  await choose("quantity.atMost", "Avem {numar}.");
  const added = await shop.post("/cart/add/101", { qty: 1_000_000 });
  expect(added.body.data.cart_messages).toEqual([expect.stringMatching(/^Avem \d+\.$/)]);
});

it("texts that programs parse are marked as fixed, and an override without its placeholder is refused", async () => {
  const { texts, version } = await list();
  const code = texts.find(({ key }: { key: string }) => key === "messages.notFound");
  expect(code).toMatchObject({ default_text: "url not found", fixed: expect.any(String) });
  const body = { text: "Ne mai trebuie ceva.", version };
  const { status, body: answer } = await staff.put("/staff/texts/messages.required", body);
  expect([status, answer.errors]).toEqual([
    422,
    { text: ["Lipsește câmpul {camp}, care se completează automat."] },
  ]);
});
