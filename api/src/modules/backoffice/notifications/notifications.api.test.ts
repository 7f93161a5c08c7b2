import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createApi } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCart,
  aCompanyBody,
  anOrderBody,
  aPlace,
  PAYMENT,
  placeOrder,
  openSellingShop,
} from "../../../testing/test-orders.ts";
import { forgetJobs, retryNow } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "./index.ts";

const shop = await openSellingShop();

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

async function startWorker(smtpUrl?: string): Promise<void> {
  const api = createApi({ ...shop.config, smtpUrl, log: () => {} });
  const worker = await api.startWorker();
  ending.push(async () => {
    await worker.stop();
    await api.close();
  });
}

async function order(body: unknown = anOrderBody()): Promise<{ id: string; number: string }> {
  const cart = await aCart(shop, [{ product: PRODUCT.lavender, quantity: 2 }]);
  const { number } = (await placeOrder(shop, cart, body)).body.data.orderData;
  return { id: `order-${number}-placed`, number };
}

async function startSmtp() {
  const received: ParsedMail[] = [];
  const state = { isDown: false, refused: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      const mail = await simpleParser(stream);
      if (state.isDown) state.refused += 1;
      else received.push(mail);
      done(state.isDown ? Object.assign(new Error("Try later"), { responseCode: 451 }) : undefined);
    },
  });
  // The server emits an error if the worker resets a connection during a transaction.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ending.push(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, received, state };
}

describe("order confirmations in the mail folder", () => {
  it("the order confirmation lists lines, totals, delivery, payment and seller, in HTML and text", async () => {
    await startWorker();
    const { id, number } = await order();
    await expect.poll(() => readMail(shop.config.mailFolder, id)).toBeDefined();
    const mail = await readMail(shop.config.mailFolder, id);
    expect(mail).toMatchObject({
      to: "ana@example.com",
      subject: `Curat: Comanda ${number} a fost înregistrată`,
    });
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain("Detergent pentru pardoseli cu lavandă 1 l");
      for (const amount of ["39.98 lei", "5.00 lei", "17.99 lei", "62.97 lei"])
        expect(body).toContain(amount);
      expect(body).toContain("Str. Lungă 1, Cluj-Napoca, Cluj");
      expect(body).toContain("Plată ramburs, la livrare");
      expect(body).toContain("Curat Test SRL");
      expect(body).toContain("http://localhost:3000");
    }
    expect(mail?.html).not.toContain("undefined");
  });

  it("the order confirmation escapes buyers' input and contains the company", async () => {
    await startWorker();
    const { id } = await order(
      aCompanyBody({ deliveryaddress: aPlace({ streetaddress: "<script>alert(1)</script>" }) }),
    );
    await expect.poll(() => readMail(shop.config.mailFolder, id)).toBeDefined();
    const mail = await readMail(shop.config.mailFolder, id);
    expect(mail?.html).not.toContain("<script>");
    expect(mail?.html).toContain("&lt;script&gt;");
    expect(mail?.html).toContain("Curat &amp; Fiii SRL");
    expect(mail?.text).toContain("CUI RO14399840");
  });

  it("the order confirmation has the bank account and the order number for a transfer", async () => {
    await startWorker();
    const { id, number } = await order(anOrderBody({ payment: { paymentid: PAYMENT.transfer } }));
    await expect.poll(() => readMail(shop.config.mailFolder, id)).toBeDefined();
    const mail = await readMail(shop.config.mailFolder, id);
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain("IBAN: RO49AAAA1B31007593840000");
      expect(body).toContain(`Detalii plată: comanda ${number}`);
    }
  });

  it("the order confirmation is written once, even if its job runs twice", async () => {
    const { id } = await order();
    const [row] = await shop.query(
      "select payload from graphile_worker._private_jobs order by id desc limit 1",
    );
    await shop.query("select graphile_worker.add_job('order_placed_mail', $1::json)", [
      JSON.stringify(row?.payload),
    ]);
    await startWorker();
    const waiting = () => shop.query("select 1 from graphile_worker.jobs");
    await expect.poll(waiting).toEqual([]);
    const files = (await readdir(shop.config.mailFolder)).filter((name) => name.startsWith(id));
    expect(files.toSorted()).toEqual([`${id}.0.pdf`, `${id}.eml`, `${id}.json`]);
  });
});

describe("order confirmations over SMTP", () => {
  it("the order confirmation is sent once from the seller's address, with both bodies", async () => {
    const smtp = await startSmtp();
    await startWorker(smtp.url);
    const { id, number } = await order();
    await expect.poll(() => smtp.received.length).toBe(1);
    const [mail] = smtp.received;
    expect(mail?.subject).toBe(`Curat: Comanda ${number} a fost înregistrată`);
    expect(mail?.messageId).toBe(`<${id}@curat.example>`);
    expect(mail?.from?.text).toBe('"Curat" <office@curat.example>');
    expect(mail?.html).toContain("62.97 lei");
    expect(mail?.text).toContain("62.97 lei");
    expect((await readdir(shop.config.mailFolder)).some((name) => name.startsWith(id))).toBe(false);
  });

  it("the order confirmation is sent once, even if its job runs twice", async () => {
    const smtp = await startSmtp();
    await startWorker(smtp.url);
    const { number } = await order();
    await expect.poll(() => smtp.received.length).toBe(1);
    await shop.query(
      "select graphile_worker.add_job('order_placed_mail', json_build_object('orderId', id)) from orders where number = $1",
      [number],
    );
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
    expect(smtp.received).toHaveLength(1);
  });

  it("the order confirmation is sent once, although its result cannot be stored at first", async () => {
    const smtp = await startSmtp();
    await shop.query(`
      create sequence refusals;
      create function refuse_note() returns trigger language plpgsql as $$
      begin if nextval('refusals') <= 2 then raise 'no room'; end if; return new; end $$;
      create trigger refuse_note before insert on sent_mail for each row execute function refuse_note()`);
    ending.push(
      async () => void (await shop.query("drop function refuse_note cascade; drop sequence refusals")),
    );
    await startWorker(smtp.url);
    const { id } = await order();
    const retried = async () => {
      await retryNow(shop);
      return shop.query("select from sent_mail where id = $1", [id]);
    };
    await expect.poll(retried).toHaveLength(1);
    expect(smtp.received).toHaveLength(1);
    expect(await shop.query("select from mail_attempt")).toEqual([]);
  });

  it("the order confirmation is not sent again after two attempts ended in a crash", async () => {
    const smtp = await startSmtp();
    await shop.query("alter table mail_attempt add constraint broken check (id = '') not valid");
    await startWorker(smtp.url);
    const { id } = await order();
    const failures = () => shop.query("select attempts from graphile_worker.jobs where locked_at is null");
    await expect.poll(failures).toEqual([{ attempts: 1 }]);
    expect(smtp.received).toEqual([]);
    await shop.query("alter table mail_attempt drop constraint broken");
    // Two workers were killed while sending.
    await shop.query("insert into mail_attempt (id, attempts, at) values ($1, 2, now())", [id]);
    await retryNow(shop);
    await expect.poll(() => shop.query("select from sent_mail where id = $1", [id])).toHaveLength(1);
    expect(smtp.received).toEqual([]);
  });

  it("the order confirmation waits while the server is down and is sent afterwards", async () => {
    const smtp = await startSmtp();
    smtp.state.isDown = true;
    await startWorker(smtp.url);
    await order();
    await expect.poll(() => smtp.state.refused).toBe(1);
    await expect
      .poll(() => shop.query("select attempts from graphile_worker.jobs where locked_at is null"))
      .toEqual([{ attempts: 1 }]);
    smtp.state.isDown = false;
    await retryNow(shop);
    await expect.poll(() => smtp.received.length).toBe(1);
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
  });
});

it("permanently failed email jobs are deleted after 30 days, and other failed jobs stay", async () => {
  await startWorker();
  await shop.query(
    `with added as (
       select name, graphile_worker.add_job(name, json_build_object('days', days), run_at := now() + interval '1 day') as job
       from (values ('password_reset_mail', 31), ('password_reset_mail', 29), ('order_mail_again', 31), ('issue_invoice', 31)) j (name, days)
     )
     select count(job) from added`,
  );
  await shop.query(
    `update graphile_worker._private_jobs set attempts = max_attempts,
       updated_at = now() - make_interval(days => (payload ->> 'days')::integer) where payload ->> 'days' is not null`,
  );
  await shop.query("select graphile_worker.add_job('delete_old_mails')");
  const left = () =>
    shop.query(
      `select j.task_identifier as task, p.payload ->> 'days' as days from graphile_worker.jobs j
       join graphile_worker._private_jobs p using (id) order by 1, 2`,
    );
  await expect.poll(left).toEqual([
    { task: "issue_invoice", days: "31" },
    { task: "password_reset_mail", days: "29" },
  ]);
  await forgetJobs(shop);
});

describe("stored emails", () => {
  it("listMails returns an empty list for a missing folder", async () => {
    expect(await listMails(join(tmpdir(), "curat-no-such-folder"))).toEqual([]);
  });

  it("the mail folder lists the newest emails first and skips incomplete ones", async () => {
    const folder = await mkdtemp(join(tmpdir(), "curat-mails-"));
    ending.push(() => rm(folder, { recursive: true }));
    const stored = (id: string, date: string) =>
      writeFile(
        join(folder, `${id}.json`),
        JSON.stringify({ id, to: "a@b.ro", subject: id, date, html: "", text: "" }),
      );
    await stored("older", "2026-11-20T10:00:00.000Z");
    await stored("newer", "2026-11-20T11:00:00.000Z");
    await writeFile(join(folder, "half.json.part"), "{");
    expect((await listMails(folder)).map((mail) => mail.id)).toEqual(["newer", "older"]);
  });

  it.each(["../secret", "a/b", "", "nu-exista", "x".repeat(200)])(
    "readMail returns nothing for the id %j",
    async (id) => {
      expect(await readMail(shop.config.mailFolder, id)).toBeUndefined();
    },
  );
});
