import { describe, expect, it } from "vitest";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { pdfText } from "../../../testing/pdf-text.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import { anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
withWorker(shop);

const sendRequest = (customer: LoggedIn, type: string, email = customer.email) =>
  customer.post("/user/gdpr", { email, comments: "Vă rog.", type });

/** Subjects of emails that contain a privacy link, to distinguish them from order emails. */
const LINK_SUBJECT = /Datele tale personale|Confirmă ștergerea datelor/;

async function mailedCode(email: string): Promise<string> {
  const find = async () => {
    const mail = (await listMails(mailFolder)).find(
      ({ to, subject }) => to === email && LINK_SUBJECT.test(subject),
    );
    const { text = "" } = (mail && (await readMail(mailFolder, mail.id))) ?? {};
    return /date-personale\/(\S+)/.exec(text)?.[1];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

async function codeFor(customer: LoggedIn, type: string): Promise<string> {
  await sendRequest(customer, type);
  return mailedCode(customer.email);
}
const use = (code: string, what: "data" | "erase") => shop.post(`/privacy/${code}/${what}`);

const takePdf = (code: string) =>
  shop.api.fetch(
    new Request(`http://api.test${API_BASE}/privacy/${code}/pdf`, {
      method: "POST",
      headers: { [HEADERS.apiKey]: shop.config.apiKey },
    }),
  );

describe("a privacy request", () => {
  it("a privacy request is returned and listed, and its link is emailed to the account's address", async () => {
    const customer = await loginAs(shop);
    const { status, body } = await sendRequest(customer, "checkdata", "Alta@Exemplu.ro");
    expect(status).toBe(200);
    expect(body.message).toBe(
      "Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile.",
    );
    expect(body.data).toMatchObject({ type: "checkdata", email: "alta@exemplu.ro", state: "open" });
    expect((await customer.get("/user/gdpr")).body.data).toEqual([body.data]);
    expect((await shop.get("/user/gdpr", await loginAs(shop))).body.data).toEqual([]);
    // The account's address gets the link, even if another one was entered.
    expect(await mailedCode(customer.email)).toMatch(/^\S{20,}$/);
  });

  it.each([
    [{ email: "" }, { email: ["Câmpul E-mail este obligatoriu."] }],
    [{ email: "ana@" }, { email: ["Adresa de e-mail nu este validă."] }],
    [{ type: "altceva" }, { type: ["Câmpul Tip cerere nu este valid."] }],
  ])("a privacy request with %j is refused", async (changes, errors) => {
    const body = { email: "ana@exemplu.ro", comments: "", type: "forgetme", ...changes };
    const answer = await shop.post("/user/gdpr", body, await loginAs(shop));
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it("privacy requests are limited to five an hour, even concurrent ones", async () => {
    const customer = await loginAs(shop);
    const answers = await Promise.all(Array.from({ length: 7 }, () => sendRequest(customer, "checkdata")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("the export of stored data", () => {
  it("the data can be downloaded once as JSON through the emailed link", async () => {
    const customer = await loginAs(shop);
    await customer.post(`/user/wishlists/${PRODUCT.lemon}`);
    const code = await codeFor(customer, "checkdata");
    // Opening the link does not use it up, because mail scanners open links.
    for (const _ of [1, 2])
      expect((await shop.get(`/privacy/${code}`)).body.data).toEqual({
        type: "checkdata",
        files: ["json", "pdf"],
      });
    const { status, body } = await use(code, "data");
    expect(status).toBe(200);
    expect(body.data.profile).toMatchObject({ email: customer.email, first_name: "Ana", last_name: "Pop" });
    expect(body.data.favourites).toMatchObject([{ product_id: PRODUCT.lemon }]);
    expect(JSON.stringify(body.data)).not.toMatch(/hash/);
    expect((await use(code, "data")).status).toBe(404);
    expect((await shop.get(`/privacy/${code}`)).body.data.files).toEqual(["pdf"]);
    expect((await customer.get("/user/gdpr")).body.data).toMatchObject([{ state: "done" }]);
  });

  it("the data can be downloaded once as a Romanian PDF, without a login", async () => {
    const customer = await loginAs(shop);
    await customer.post(`/user/wishlists/${PRODUCT.lemon}`);
    await anOrder(shop, { lines: [{ product: PRODUCT.lemon }], customer });
    await customer.post(`/cart/add/${PRODUCT.lemon}`, { qty: 2, options: null });
    const code = await codeFor(customer, "checkdata");
    const answers = await Promise.all([takePdf(code), takePdf(code)]);
    const [pdf, refused] = answers.sort((a, b) => a.status - b.status);
    expect([pdf?.status, refused?.status]).toEqual([200, 404]);
    expect(pdf?.headers.get("content-type")).toBe("application/pdf");
    expect(pdf?.headers.get("content-disposition")).toBe('attachment; filename="datele-mele.pdf"');
    const text = pdfText(new Uint8Array((await pdf?.arrayBuffer()) ?? new ArrayBuffer()));
    expect(text).toContain("Prenume Ana");
    expect(text).toContain("Stare nouă");
    expect(text).toMatch(/Coșul de cumpărături .*Cantitate 2/);
    expect(text.replaceAll(" ", "")).toContain(customer.email);
    // Every column in the text must have a Romanian label.
    expect(text).not.toMatch(/\b[a-z]+_(id|at|name|bani|code|type|state|city|street)\b|hash/);
    const { body } = await use(code, "data");
    expect(JSON.stringify(body.data.orders)).toContain("Soluție pentru geamuri");
    for (const { name } of [...body.data.favourites, ...body.data.orders[0].lines])
      expect(text).toContain(name);
    expect((await shop.get(`/privacy/${code}`)).status).toBe(404);
  });

  it("an export includes vouchers for the email, the customer's company and subscription dates", async () => {
    const customer = await loginAs(shop);
    await shop.query(
      `insert into voucher (code, name, kind, percent, email, starts_at, created_at)
       values ('NUMAIEU', 'Abonare', 'percent', 10, upper($1), now(), now()),
         ('ORICUI', 'Toamnă', 'percent', 5, null, now(), now())`,
      [customer.email],
    );
    await shop.query("insert into company_choice (customer_id) values ($1)", [customer.id]);
    await shop.query(
      `insert into newsletter_subscription (email, created_at, confirmed_at, former_confirmed_at, left_at)
       values ($1, now(), null, now(), now()), ($1, now(), now(), null, null)`,
      [customer.email],
    );
    const code = await codeFor(customer, "checkdata");
    const { body } = await use(code, "data");
    expect(body.data).toMatchObject({
      vouchers: [{ code: "NUMAIEU", kind: "percent" }],
      buying_for: [{ kind: "self" }],
      newsletter: [
        { former_confirmed_at: expect.any(String), left_at: expect.any(String), confirmed_at: null },
        { left_at: null, confirmed_at: expect.any(String) },
      ],
    });
    const pdf = await takePdf(code);
    const text = pdfText(new Uint8Array(await pdf.arrayBuffer()));
    expect(text).toContain("Dezabonat la");
    expect(text).toContain("NUMAIEU");
    // Every column in the text must have a Romanian label.
    expect(text).not.toMatch(/\b[a-z]+_(?:at|bani|uses)\b/);
  });

  it("a link is valid for a day from when it is sent, even if sending is delayed", async () => {
    const customer = await loginAs(shop);
    await shop.query(
      `with asked as (
         insert into privacy_request (customer_id, kind, email, comments, state, created_at)
         values ($1, 'checkdata', $2, '', 'open', now() - interval '25 hours') returning id
       )
       select graphile_worker.add_job('privacy_link_mail', json_build_object('requestId', id)) from asked`,
      [customer.id, customer.email],
    );
    const code = await mailedCode(customer.email);
    expect((await shop.get(`/privacy/${code}`)).status).toBe(200);
    expect((await use(code, "data")).body.data.profile.email).toBe(customer.email);
  });

  it("a link that is expired, unknown or for another action returns 404", async () => {
    const customer = await loginAs(shop);
    const code = await codeFor(customer, "checkdata");
    expect((await use(code, "erase")).status).toBe(404);
    await shop.query(
      "update privacy_request set link_at = now() - interval '25 hours' where customer_id = $1",
      [customer.id],
    );
    expect([(await use(code, "data")).status, (await use("nimic", "data")).status]).toEqual([404, 404]);
    expect((await takePdf(code)).status).toBe(404);
  });
});

describe("an erasure by the customer", () => {
  it("an erasure removes the person and keeps the order", async () => {
    const customer = await loginAs(shop);
    await customer.post(`/user/wishlists/${PRODUCT.lemon}`);
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lemon }], customer });
    await customer.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null });
    await shop.query(
      `insert into review (product_id, customer_id, name, email, title, stars, state, created_at)
       values ($1, $2, 'Ana Pop', $3, 'Bun', 5, 'pending', now())`,
      [PRODUCT.lemon, customer.id, customer.email],
    );
    // An imported review has the email address, but no customer id.
    await shop.query(
      `insert into review (product_id, name, email, title, stars, state, created_at, imported_at)
       values ($1, 'Ana Pop', $2, 'Bun', 5, 'pending', now(), now())`,
      [PRODUCT.lemon, customer.email.toUpperCase()],
    );
    await shop.query("insert into newsletter_subscription (email, created_at) values ($1, now())", [
      customer.email,
    ]);
    const code = await codeFor(customer, "forgetme");
    const answers = await Promise.all([use(code, "erase"), use(code, "erase")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);

    expect((await customer.get("/user")).status).toBe(401);
    const [row] = await shop.query("select * from customer where id = $1", [customer.id]);
    expect(row).toMatchObject({ first_name: "", last_name: "", phone: "", password_hash: null });
    expect(row?.erased_at).not.toBeNull();
    const [stored] = await shop.query("select email, customer_id from orders where id = $1", [order.id]);
    expect(stored).toEqual({ email: customer.email, customer_id: null });
    const left = await shop.query(
      `select (select count(*)::int from favourite where customer_id = $1) as favourites,
        (select count(*)::int from customer_session where customer_id = $1) as sessions,
        (select count(*)::int from cart where customer_id = $1) as carts,
        (select count(*)::int from review where email = $2 or name = 'Ana Pop') as reviews,
        (select count(*)::int from newsletter_subscription where email = $2) as newsletter,
        (select count(*)::int from privacy_request where email = $2) as requests`,
      [customer.id, customer.email],
    );
    expect(left).toEqual([{ favourites: 0, sessions: 0, carts: 0, reviews: 0, newsletter: 0, requests: 0 }]);
    expect((await use(code, "erase")).status).toBe(200);
  });

  it("an erasure deletes all exports of people, and all imports that may name the person", async () => {
    const customer = await loginAs(shop);
    await shop.query(
      `insert into data_export (kind, filter, actor_kind, actor_name, created_at)
       select kind, '{}', 'staff', 'Ana', now() from unnest(array['customers', 'orders', 'products']) as kind`,
    );
    await shop.query(
      `with brought as (
         insert into data_import (kind, file_name, bytes, format, head_row, head, sample, columns, row_count, actor_kind, actor_name, created_at)
         select kind, name, 1, 'csv', 1, '[]', '[]', '{}', 1, 'staff', 'Ana', now()
         from (values ('customers', 'îl numește'), ('customers', 'altcineva'), ('customers', 'adresă mai lungă'),
           ('customers', 'neverificat'), ('products', 'produse')) as f (kind, name)
         returning id, file_name
       )
       insert into data_import_row (import_id, row_number, key, outcome)
       select id, 2, case file_name when 'îl numește' then $1 || ' · Firma' when 'altcineva' then 'altcineva@example.com' else 'mari' || $1 end, 'new'
       from brought where file_name in ('îl numește', 'altcineva', 'adresă mai lungă')`,
      [customer.email.toUpperCase()],
    );
    await use(await codeFor(customer, "forgetme"), "erase");
    expect(await shop.query("select kind from data_export")).toEqual([{ kind: "products" }]);
    expect(await shop.query("select file_name as name from data_import order by id")).toEqual([
      { name: "altcineva" },
      { name: "adresă mai lungă" },
      { name: "produse" },
    ]);
  });

  it("an erasure removes queued emails to the person and to a former address", async () => {
    const customer = await loginAs(shop);
    await shop.query(
      `select graphile_worker.add_job(j.task, j.payload::json, run_at := now() + interval '1 day') from (values
         ('password_reset_mail', json_build_object('email', upper($1::text), 'request', 'a')),
         ('newsletter_code_mail', json_build_object('email', $1::text, 'code', 'A', 'endsAt', 'b')),
         ('email_changed_mail', json_build_object('customerId', $2::int, 'change', 'c', 'former', 'fost@example.com')),
         ('email_changed_mail', json_build_object('customerId', 0, 'change', 'd', 'former', $1::text)),
         ('password_reset_mail', json_build_object('email', 'mari' || $1::text, 'request', 'e')),
         ('staff_password_mail', json_build_object('email', $1::text, 'request', 'f'))
       ) j (task, payload)`,
      [customer.email, customer.id],
    );
    await use(await codeFor(customer, "forgetme"), "erase");
    const left = await shop.query(
      "select payload ->> 'request' as of from graphile_worker._private_jobs where run_at > now() + interval '1 hour'",
    );
    expect(left).toEqual([{ of: "e" }, { of: "f" }]);
  });

  it("a link for an erasure cannot be used to download data", async () => {
    const customer = await loginAs(shop);
    const code = await codeFor(customer, "forgetme");
    expect((await use(code, "data")).status).toBe(404);
    expect((await customer.get("/user")).status).toBe(200);
  });
});
