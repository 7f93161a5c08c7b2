import { describe, expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import { MAIL_TEXT_KEYS } from "@curat/contract/staff/mail-texts.values";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { anOrder } from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { aPerson } from "../../../../testing/test-staff.ts";
import { listMails } from "../mail-files.ts";

const shop = await openTestShop();
const { staff } = shop;
const list = async () => (await staff.get("/staff/mail-texts")).body.data;
const one = async (key: string) => (await list()).find((mail: { key: string }) => mail.key === key);
const change = (key: string, body: object) => staff.put(`/staff/mail-texts/${key}`, body);
const preview = async (key: string, title: string, intro: string) =>
  (await staff.post(`/staff/mail-texts/${key}/preview`, { title, intro })).body.data;

describe("email texts", () => {
  it("text overrides replace the defaults until they are reset", async () => {
    const mails = await list();
    expect(mails.map(({ key }: { key: string }) => key)).toEqual(MAIL_TEXT_KEYS);
    expect(mails[0]).toMatchObject({
      title: "",
      default_title: "Comanda {numar} a fost înregistrată",
      default_intro: expect.stringMatching(/^Îți mulțumim pentru comandă\. Am primit-o pe /),
      version: 0,
    });
    const changed = await change("paid", { title: "Mulțumim, {nume}!", intro: "", version: 0 });
    expect(changed.body.data).toMatchObject({ title: "Mulțumim, {nume}!", intro: "", version: 1 });
    const stale = await change("paid", { title: "Altfel", intro: "", version: 0 });
    expect([stale.status, stale.body.data]).toMatchObject([409, { title: "Mulțumim, {nume}!", version: 1 }]);
    expect((await staff.delete("/staff/mail-texts/paid?version=1")).body.data).toMatchObject({
      title: "",
      version: 2,
    });
    expect((await change("alta", { title: "", intro: "", version: 2 })).status).toBe(404);
  });

  it.each([
    ["title", { title: "Comanda {numarul}", intro: "" }],
    ["intro", { title: "", intro: "{produs} este al tău" }],
    ["intro", { title: "", intro: "Bună {}" }],
    ["title", { title: "a".repeat(121), intro: "" }],
    ["intro", { title: "", intro: "a".repeat(501) }],
    ["title", { title: "a\nb", intro: "" }],
    ["intro", { title: "" }],
  ])("text overrides are refused with an error for the field %s: %j", async (field, words) => {
    const { status, body } = await change("placed", { ...words, version: (await one("placed")).version });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("the preview shows text overrides in the whole email, as escaped HTML and text", async () => {
    const shown = await preview("shipped", "Vine {numar}", "Dragă {nume}, <script>1</script> {suma}.");
    expect(shown.subject).toMatch(/: Vine 100123$/);
    expect(shown.html).toContain("Dragă Ana, &lt;script&gt;1&lt;/script&gt; 149.80 lei.");
    expect(shown.text).toContain("Dragă Ana, <script>1</script> 149.80 lei.");
    expect(shown.text).toContain("Detergent universal");
    for (const key of MAIL_TEXT_KEYS) expect((await preview(key, "", "")).text.length).toBeGreaterThan(100);
  });
});

it("sent emails use text overrides, and a test email is sent to the staff member", async () => {
  const { version } = await one("placed");
  await change("placed", { title: "Am primit comanda {numar}", intro: "Ne bucurăm, {nume}.", version });
  const worker = await shop.api.startWorker();
  const { number } = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 }] });
  await expect.poll(async () => (await listMails(shop.config.mailFolder)).length).toBeGreaterThan(0);
  const mails = JSON.stringify(await listMails(shop.config.mailFolder));
  expect(mails).toContain(`Am primit comanda ${number}`);
  const owner = await aPerson(shop, { permissions: ["settings:view", "settings:edit"] });
  const words = { title: "Proba {numar}", intro: "" };
  const { body } = await owner.post("/staff/mail-texts/paid/test", words);
  expect(body.data).toEqual({ to: owner.email });
  await expect
    .poll(async () => JSON.stringify(await listMails(shop.config.mailFolder)))
    .toContain("Proba 100123");
  await worker.stop();
});

it("an API key cannot send a test email, because it has no email address", async () => {
  const program = shop.callerWith({ [HEADERS.staffKey]: shop.staffKey });
  const { status, body } = await program.post("/staff/mail-texts/paid/test", { title: "", intro: "" });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["key"]]);
});
