import { beforeEach, expect, it } from "vitest";
import { html } from "../../../../text/template.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { aCart, anOrderBody, openSellingShop, placeOrder } from "../../../../testing/test-orders.ts";
import { type Mail, messageOf } from "../mail.ts";
import { sendCampaigns } from "./send-campaigns.service.ts";

const shop = await openSellingShop();
const context = { db: shop.db, config: shop.config, now: () => new Date(), log: () => undefined };
const ALL = { group_ids: [], county_ids: [], category_ids: [], last_order: "any", last_order_days: 90 };
const TEXT = { type: "text", html: "<p>Bună ziua.</p>" };
const refusal = (code: number, text: string) =>
  Object.assign(new Error(text), {
    command: "RCPT TO",
    responseCode: code,
    response: `${code} ${text}`,
  });

beforeEach(async () => {
  await shop.query("delete from campaign");
  await shop.query("delete from newsletter_subscription");
  await shop.query("delete from mail_suppression");
  await shop.query(
    "insert into setting (key, value) values ('campaigns', '{\"perMinute\": 3000}') on conflict (key) do update set value = excluded.value",
  );
});

async function subscribe(...emails: string[]): Promise<void> {
  await shop.query(
    `insert into newsletter_subscription (email, created_at, confirmed_at)
     select e, now() - interval '1 day', now() - interval '1 day' from unnest($1::text[]) e`,
    [emails],
  );
}

async function aCampaign(changes: { blocks?: object[]; audience?: object } = {}): Promise<number> {
  const made = await shop.staff.post("/staff/campaigns", { subject: "Noutăți" });
  const { id, version } = made.body.data;
  const body = {
    content: { subject: "Noutăți", preheader: "Pe scurt", blocks: changes.blocks ?? [TEXT] },
    audience: { ...ALL, ...changes.audience },
    version,
  };
  expect((await shop.staff.put(`/staff/campaigns/${id}`, body)).status).toBe(200);
  return id;
}

async function schedule(id: number, more: object = {}) {
  const { version } = (await shop.staff.get(`/staff/campaigns/${id}`)).body.data;
  return shop.staff.post(`/staff/campaigns/${id}/schedule`, { version, ...more });
}

const figuresOf = async (id: number) => (await shop.staff.get(`/staff/campaigns/${id}/figures`)).body.data;
const countOf = async (id: number) => (await shop.staff.get(`/staff/campaigns/${id}/recipients`)).body.data;
const stateOf = async (id: number) => (await shop.staff.get(`/staff/campaigns/${id}`)).body.data.state;

it("a campaign reaches each confirmed subscriber once, even if two runs overlap", async () => {
  const emails = Array.from({ length: 30 }, (_, no) => `abonat-${no}@example.com`);
  await subscribe(...emails);
  await shop.query(
    "insert into newsletter_subscription (email, created_at) values ('neconfirmat@example.com', now())",
  );
  const id = await aCampaign();
  expect(await countOf(id)).toEqual({ recipients: 30, suppressed: 0, subscribers: 30 });
  expect((await schedule(id)).body.data.state).toBe("scheduled");
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  await Promise.all([sendCampaigns(context, send), sendCampaigns(context, send)]);
  await sendCampaigns(context, send);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  expect(mails[0]?.unsubscribeUrl).toContain("/newsletter/dezabonare/");
  expect(mails[0]?.text).toContain("Dezabonează-mă: http");
  expect(await figuresOf(id)).toMatchObject({ sent: 30, waiting: 0, left: 0 });
  expect(await stateOf(id)).toBe("sent");
});

it("a person who unsubscribes after the start receives nothing, and unsubscriptions after the email are counted", async () => {
  await subscribe("ana@example.com", "bogdan@example.com");
  const id = await aCampaign();
  await schedule(id);
  const mails: Mail[] = [];
  await sendCampaigns(context, async (mail) => {
    mails.push(mail);
    throw Object.assign(new Error("away"), { command: "CONN" });
  });
  expect(await figuresOf(id)).toMatchObject({ waiting: 2, sent: 0 });
  await shop.query("update newsletter_subscription set left_at = now() where email = 'ana@example.com'");
  await sendCampaigns(context, async (mail) => void mails.push(mail));
  expect(mails.slice(2).map(({ to }) => to)).toEqual(["bogdan@example.com"]);
  const token = /dezabonare\/(\S+)/.exec(mails.at(-1)?.unsubscribeUrl ?? "")?.[1];
  expect((await shop.post("/utilities/newsletter/unsubscribe", { token })).status).toBe(200);
  expect(await figuresOf(id)).toMatchObject({ sent: 1, skipped: 1, left: 1 });
});

it("an email that was being sent when the process died is never sent again", async () => {
  await subscribe("ana@example.com");
  const id = await aCampaign();
  await schedule(id);
  await sendCampaigns(context, async () => {
    throw Object.assign(new Error("away"), { command: "CONN" });
  });
  await shop.query("update campaign_recipient set state = 'sending', at = now() - interval '10 minutes'");
  const mails: Mail[] = [];
  await sendCampaigns(context, async (mail) => void mails.push(mail));
  expect(mails).toEqual([]);
  expect(await figuresOf(id)).toMatchObject({ unknown: 1, waiting: 0 });
  expect(await stateOf(id)).toBe("sent");
});

it("a refused address is suppressed with the server's response until staff lift the suppression", async () => {
  await subscribe("gresit@example.com");
  await schedule(await aCampaign());
  await sendCampaigns(context, async () => {
    throw refusal(550, "5.1.1 User unknown");
  });
  const listed = (await shop.staff.get("/staff/mail-suppressions?q=GRESIT")).body.data;
  expect(listed).toMatchObject([
    { email: "gresit@example.com", reason: "refused", detail: "550 5.1.1 User unknown" },
  ]);
  const next = await aCampaign();
  expect(await countOf(next)).toMatchObject({ recipients: 0, suppressed: 1 });
  expect((await shop.staff.delete(`/staff/mail-suppressions/${listed[0].id}`)).status).toBe(200);
  expect(await countOf(next)).toMatchObject({ recipients: 1, suppressed: 0 });
});

it("a deferred email is tried four times, and three failed campaigns suppress the address", async () => {
  await subscribe("plin@example.com");
  for (let campaign = 0; campaign < 3; campaign += 1) {
    const id = await aCampaign();
    await schedule(id);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await sendCampaigns(context, async () => {
        throw refusal(452, "4.2.2 Mailbox full");
      });
      await shop.query(
        "update campaign_recipient set due_at = now() - interval '1 second' where state = 'waiting'",
      );
    }
    expect(await figuresOf(id)).toMatchObject({ failed: 1, waiting: 0 });
  }
  expect((await shop.staff.get("/staff/mail-suppressions")).body.data).toMatchObject([
    { email: "plin@example.com", reason: "failing" },
  ]);
});

it("scheduling reports what each block is missing, at its field", async () => {
  const id = await aCampaign({
    blocks: [
      { type: "heading", text: "" },
      { type: "button", label: "Vezi", link: "promotii" },
      { type: "coupon", code: "NUEXISTA" },
    ],
  });
  const { status, body } = await schedule(id);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(["content.blocks.0.text", "content.blocks.1.link"]);
  const other = await aCampaign({ blocks: [{ type: "coupon", code: "NUEXISTA" }] });
  expect((await schedule(other)).body.errors).toEqual({
    "content.blocks.0.code": ["Codul nu există. Creează-l la Coduri de reducere."],
  });
});

it("a scheduled campaign can be withdrawn, and a running one can be stopped before its remaining recipients get an email", async () => {
  await subscribe("ana@example.com", "bogdan@example.com");
  const id = await aCampaign();
  await schedule(id, { send_at: new Date(Date.now() + 3_600_000).toISOString() });
  const stop = async () => {
    const { version } = (await shop.staff.get(`/staff/campaigns/${id}`)).body.data;
    return shop.staff.post(`/staff/campaigns/${id}/stop`, { version });
  };
  await sendCampaigns(context, async () => expect.unreachable());
  expect((await stop()).body.data.state).toBe("draft");
  await schedule(id);
  await sendCampaigns(context, async () => {
    throw Object.assign(new Error("away"), { command: "CONN" });
  });
  expect((await stop()).body.data.state).toBe("stopped");
  await sendCampaigns(context, async () => expect.unreachable());
  expect(await figuresOf(id)).toMatchObject({ skipped: 2 });
  expect((await stop()).status).toBe(422);
});

it("an audience includes only people who match all its filters, and campaign figures count recipients' orders and coupon orders", async () => {
  const email = "cumpara@example.com";
  await subscribe(email, "altul@example.com");
  await shop.query(
    "insert into voucher (code, name, kind, percent, starts_at, created_at) values ('CAMPANIE5', 'Campanie', 'percent', 5, now() - interval '1 day', now()) on conflict do nothing",
  );
  const [{ category_ids: categories } = { category_ids: [] }] = await shop.query<{ category_ids: number[] }>(
    "select category_ids from product_read where product_id = $1",
    [PRODUCT.lavender],
  );
  const order = async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    expect((await placeOrder(shop, cart, anOrderBody({ customer: { email } }))).status).toBe(200);
  };
  const before = { last_order: "before", last_order_days: 30 };
  expect(await countOf(await aCampaign({ audience: before }))).toMatchObject({ recipients: 0 });
  await order();
  await shop.query("update orders set placed_at = now() - interval '40 days' where email = $1", [email]);
  const [county] = await shop.query<{ id: number }>(
    "select k.id from county k join orders o on o.delivery_county_code = k.code where o.email = $1",
    [email],
  );
  const audience = { ...before, county_ids: [county?.id], category_ids: categories.slice(0, 1) };
  expect(await countOf(await aCampaign({ audience }))).toMatchObject({ recipients: 1 });
  const none = { ...audience, group_ids: [999] };
  expect(await countOf(await aCampaign({ audience: none }))).toMatchObject({ recipients: 0 });
  const within = { last_order: "within", last_order_days: 30 };
  expect(await countOf(await aCampaign({ audience: within }))).toMatchObject({ recipients: 0 });

  const id = await aCampaign({ audience, blocks: [TEXT, { type: "coupon", code: "campanie5" }] });
  expect((await schedule(id)).status).toBe(200);
  const mails: Mail[] = [];
  await sendCampaigns(context, async (mail) => void mails.push(mail));
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect(mails[0]?.text).toContain("CAMPANIE5\nReducere de 5%. Scrie codul în coș.");
  await order();
  await shop.query(
    `insert into voucher_use (voucher_id, order_id, at)
     select v.id, o.id, now() from voucher v, orders o
     where v.code = 'CAMPANIE5' and o.id = (select max(id) from orders where email = $1)`,
    [email],
  );
  expect(await figuresOf(id)).toMatchObject({ sent: 1, orders: 1, coupon_orders: 1 });
});

it("erasing a person removes the address from sent campaigns and leaves only the hash of a suppression", async () => {
  await shop.staff.post("/staff/mail-suppressions", { email: "sters@example.com" });
  const { eraseCampaigns, storedCampaigns } = await import("../../../customer-care/campaigns/index.ts");
  await context.db.transaction().execute(async (tx) => {
    expect(await storedCampaigns(tx, "sters@example.com")).toHaveLength(1);
    await eraseCampaigns(tx, "sters@example.com");
    expect(await storedCampaigns(tx, "sters@example.com")).toEqual([]);
  });
  expect((await shop.staff.get("/staff/mail-suppressions")).body.data).toMatchObject([{ email: null }]);
});

it("the preview shows products with their current price and omits products that cannot be bought", async () => {
  const id = await aCampaign({
    blocks: [
      { type: "heading", text: "Alese pentru tine" },
      { type: "products", product_ids: [PRODUCT.lavender, 999_999] },
      { type: "button", label: "Vezi tot", link: "/promotii" },
    ],
  });
  const [{ price_bani: bani } = { price_bani: 0 }] = await shop.query<{ price_bani: number }>(
    "select price_bani from product_read where product_id = $1",
    [PRODUCT.lavender],
  );
  const { subject, html, text } = (await shop.staff.get(`/staff/campaigns/${id}/preview`)).body.data;
  expect(subject).toBe("Noutăți");
  expect(html).toContain("<h1 style");
  expect(html).toContain(`href="${context.config.shopUrl}/promotii"`);
  expect(text).toContain(`${(bani / 100).toFixed(2)} lei`);
});

it("only marketing emails have a return path and a signed message id", () => {
  const sender = { name: "Curat", address: "comenzi@curat.example" };
  const mail = { id: "campaign-1-2", to: "ana@example.com", subject: "Noutăți", html: html``, text: "" };
  const returnPath = { address: "nelivrate@curat.example", proof: "0a" };
  expect(messageOf({ ...mail, returnPath }, sender)).toMatchObject({
    messageId: "<campaign-1-2.0a@curat.example>",
    envelope: { from: returnPath.address, to: mail.to },
    from: sender,
  });
  expect(messageOf(mail, sender)).not.toHaveProperty("envelope");
});
