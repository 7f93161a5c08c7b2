import { PROMISES } from "@curat/contract/promises.values";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
withWorker(shop);
const MAILED = "Ți-am trimis un e-mail de confirmare.";

async function mailsTo(email: string, count: number): Promise<string[]> {
  const read = async () => (await listMails(mailFolder)).filter(({ to }) => to === email);
  await expect.poll(read, { timeout: 15_000, interval: 100 }).toHaveLength(count);
  return Promise.all((await read()).map(({ id }) => textOf(id)));
}

async function textOf(id: string): Promise<string> {
  const mail = await readMail(mailFolder, id);
  return mail?.text ?? "";
}

const codeIn = (text: string): string => /\/newsletter\/confirm\/([\w-]+)/.exec(text)?.[1] ?? "";

async function subscribe(email: string, times = 1): Promise<string[]> {
  for (let time = 0; time < times; time++) await shop.post("/utilities/newsletter", { email });
  return (await mailsTo(email, times)).map(codeIn);
}
const confirm = (code: string) => shop.post("/utilities/newsletter/confirm", { code });
const vouchers = (email: string) =>
  shop.query<Record<string, unknown>>("select * from voucher where email = $1", [email]);

describe("requesting the newsletter", () => {
  it("a repeated request gets the same response, and only hashes of the codes are stored", async () => {
    for (const email of ["Ana@Exemplu.ro", "ana@exemplu.ro"]) {
      const { status, body } = await shop.post("/utilities/newsletter", { email, terms: true });
      expect(status).toBe(200);
      expect(body).toEqual({ data: null, message: MAILED });
    }
    const codes = (await mailsTo("ana@exemplu.ro", 2)).map(codeIn);
    expect(codes.every((code) => code.length > 20)).toBe(true);
    const rows = JSON.stringify([
      await shop.query("select * from newsletter_subscription"),
      await shop.query("select payload from graphile_worker._private_jobs"),
    ]);
    expect(codes.filter((code) => rows.includes(code))).toEqual([]);
  });

  it("an address gets at most three emails an hour, even for concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.post("/utilities/newsletter", { email: "des@exemplu.ro" })),
    );
    expect(answers.map(({ body }) => body.message)).toEqual(Array(6).fill(MAILED));
    expect(
      await shop.query("select 1 from newsletter_subscription where email = 'des@exemplu.ro'"),
    ).toHaveLength(3);
    await mailsTo("des@exemplu.ro", 3);
  });

  it.each([
    [{ email: "" }, { email: ["Câmpul E-mail este obligatoriu."] }],
    [{ email: "ana" }, { email: ["Adresa de e-mail nu este validă."] }],
    [{ email: "x@exemplu.ro", terms: false }, { terms: ["Trebuie să accepți termenii și condițiile."] }],
  ])("a newsletter request with %j is refused", async (body, errors) => {
    const answer = await shop.post("/utilities/newsletter", body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual(errors);
  });
});

describe("the emailed confirmation link", () => {
  it("only the first confirmation creates a voucher and returns its percentage", async () => {
    const email = "bogdan@exemplu.ro";
    const [code = "", other = ""] = await subscribe(email, 2);
    expect((await confirm(code)).body.data).toEqual({ confirmed: true, percent: 10 });
    expect((await confirm(code)).body.data).toEqual(expect.any(String));
    expect((await confirm(other)).body.data).toEqual(expect.any(String));
    const made = await vouchers(email);
    expect(made).toMatchObject([{ kind: "percent", max_uses: 1, uses: 0 }]);
    expect(Number(made[0]?.percent)).toBe(10);
    expect((Number(made[0]?.ends_at) - Number(made[0]?.starts_at)) / 86_400_000).toBe(30);
    const mails = await mailsTo(email, 3);
    expect(mails.filter((text) => text.includes(String(made[0]?.code)))).toHaveLength(1);
  });

  it("a confirmation grants the percentage that the shop currently promises", async () => {
    const email = "cinci@exemplu.ro";
    await shop.api.importShop({ settings: { promises: { ...PROMISES, newsletterPercent: 5 } } });
    const [code = ""] = await subscribe(email);
    expect((await confirm(code)).body.data).toEqual({ confirmed: true, percent: 5 });
    expect(Number((await vouchers(email))[0]?.percent)).toBe(5);
    const mails = await mailsTo(email, 2);
    expect(mails.filter((text) => text.includes("5% pentru următoarea comandă"))).toHaveLength(2);
    await shop.api.importShop({ settings: { promises: PROMISES } });
  });

  it("only one of two concurrent confirmations with different links succeeds", async () => {
    const codes = await subscribe("doi@exemplu.ro", 2);
    const answers = await Promise.all(codes.map(confirm));
    expect(answers.map(({ body }) => typeof body.data).sort()).toEqual(["object", "string"]);
    expect(await vouchers("doi@exemplu.ro")).toHaveLength(1);
  });

  it("a confirmation accepts only emailed codes, for 30 days", async () => {
    const [code = ""] = await subscribe("tarziu@exemplu.ro");
    await shop.query(
      "update newsletter_subscription set created_at = now() - interval '31 days' where email = 'tarziu@exemplu.ro'",
    );
    for (const unknown of [code, "abc", "x".repeat(255)]) {
      const { status, body } = await confirm(unknown);
      expect(status).toBe(404);
      expect(body.message).toBe("url not found");
    }
    expect((await confirm("")).status).toBe(422);
    expect(await vouchers("tarziu@exemplu.ro")).toEqual([]);
  });
});

describe("unsubscribing from the newsletter", () => {
  const unsubscribe = (token: string) => shop.post("/utilities/newsletter/unsubscribe", { token });
  const states = async (email: string): Promise<string[]> => {
    const { headers } = shop.staff;
    const { body } = await shop.get(`/staff/newsletter?state=all&q=${email}`, { headers });
    return body.data.map(({ state }: { state: string }) => state);
  };

  /**
   * Subscribes with the first of two emailed links, then unsubscribes with the link in the welcome email. Returns
   * both codes.
   */
  async function subscribedAndLeft(email: string): Promise<string[]> {
    const [code = "", later = ""] = await subscribe(email, 2);
    await confirm(code);
    const text = (await mailsTo(email, 3)).find((mail) => mail.includes("ABONAT-")) ?? "";
    const token = /\/newsletter\/dezabonare\/(\S+)/.exec(text)?.[1] ?? "";
    const answers = [await unsubscribe(token), await unsubscribe(token)];
    for (const { body } of answers) expect(body.message).toBe("Te-am dezabonat de la newsletter.");
    expect(await states(email)).toEqual(["left"]);
    return [code, later];
  }

  it("one click unsubscribes, and earlier confirmation links cannot resubscribe", async () => {
    const email = "pleaca@exemplu.ro";
    for (const before of await subscribedAndLeft(email)) {
      const { body } = await confirm(before);
      expect(body).toMatchObject({
        data: "Te-ai dezabonat după ce ai cerut acest link. Ca să te abonezi din nou, cere alt link.",
        meta: { outcome: "left" },
      });
    }
    expect(await states(email)).toEqual(["left"]);
  });

  it("a newly requested link resubscribes with a new proof of consent, without a second voucher", async () => {
    const email = "revine@exemplu.ro";
    const former = await subscribedAndLeft(email);
    await shop.post("/utilities/newsletter", { email });
    const anew = (await mailsTo(email, 4)).map(codeIn).find((code) => code && !former.includes(code)) ?? "";
    expect((await confirm(anew)).body.meta).toEqual({ outcome: "again" });
    expect((await confirm(anew)).body.meta).toEqual({ outcome: "already" });
    expect((await confirm(former[0] ?? "")).body.meta).toEqual({ outcome: "already" });
    expect(await states(email)).toEqual(["subscribed"]);
    expect(await vouchers(email)).toHaveLength(1);

    await shop.query(
      "update newsletter_subscription set created_at = created_at - interval '40 days' where email = $1",
      [email],
    );
    await shop.query("select graphile_worker.add_job('delete_unconfirmed_subscriptions')");
    const stored = () =>
      shop.query(
        `select confirmed_at, former_confirmed_at, left_at from newsletter_subscription
         where email = $1 order by id`,
        [email],
      );
    await expect.poll(stored, { timeout: 15_000, interval: 100 }).toHaveLength(2);
    expect(await stored()).toEqual([
      { confirmed_at: null, former_confirmed_at: expect.any(Date), left_at: expect.any(Date) },
      { confirmed_at: expect.any(Date), former_confirmed_at: null, left_at: null },
    ]);
  });

  it("newsletter emails have a one-click unsubscribe header", async () => {
    const email = "buton@exemplu.ro";
    const [code = ""] = await subscribe(email);
    await confirm(code);
    await mailsTo(email, 2);
    const mail = (await listMails(mailFolder)).find(({ to, subject }) => to === email && /10%/.test(subject));
    const source = await readFile(join(mailFolder, `${mail?.id}.eml`), "utf8");
    expect(source).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:3000\/newsletter\/dezabonare\/\S/m);
    expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it.each(["x", "YW5hQGV4ZW1wbHUucm8.1.x", ".".repeat(500)])(
    "unsubscribing with the unknown token %j is refused",
    async (token) => {
      expect((await unsubscribe(token)).status).toBe(404);
    },
  );
});
