import { HEADERS } from "@curat/contract/headers.values";
import { beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../../identity/password.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { aCompany, anOrder, anOrderBody, aPlace, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";

const shop = await openTestShop();
const { staff } = shop;
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const PASSWORD = "o furnică verde la munte";

const get = async (id: number) => (await staff.get(`/staff/customers/${id}`)).body.data;
const list = async (query: string) => (await staff.get(`/staff/customers?${query}`)).body;
const namesIn = async (query: string): Promise<string[]> =>
  (await list(query)).data.map((row: { firstname: string }) => row.firstname);
const put = (path: string, body: object) => staff.put(`/staff/customers/${path}`, body);
const post = (path: string, body: object = {}) => staff.post(`/staff/customers/${path}`, body);
const person = { firstname: "Ioana", lastname: "Popa", phone: "0741 000 111" };
const login = (email: string) => shop.post("/user/auth/login", { email, password: PASSWORD });
const jobsOf = (id: number) =>
  shop.query<{ task_identifier: string; payload: object }>(
    `select t.identifier as task_identifier, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where (j.payload ->> 'customerId')::bigint = $1 order by j.id`,
    [id],
  );

async function withPassword(customer: LoggedIn): Promise<LoggedIn> {
  const hash = await hashPassword(PASSWORD);
  await shop.query("update customer set password_hash = $2 where id = $1", [customer.id, hash]);
  return customer;
}

describe("the list of customers", () => {
  let stefania: LoggedIn;
  beforeAll(async () => {
    stefania = await loginAs(shop, {
      firstName: "Ștefania",
      lastName: "Țurcanu",
      email: "st.turcanu@exemplu.ro",
    });
    await shop.query("update customer set phone = '+40733123987' where id = $1", [stefania.id]);
    const bogdan = await loginAs(shop, { firstName: "Bogdan", lastName: "Țurcanu" });
    await shop.query("update customer set created_at = '2025-03-01T12:00:00Z' where id = $1", [bogdan.id]);
    await post(`${bogdan.id}/lock`, { version: 0 });
    await anOrder(shop, { lines, customer: stefania });
    await stefania.post("/user/companies", aCompany());
  });

  it.each([
    ["q=stefania turcanu", ["Ștefania"]],
    ["q=ȚURCANU ștef", ["Ștefania"]],
    ["q=turcanu@exemplu", ["Ștefania"]],
    ["q=0733 123 987", ["Ștefania"]],
    ["q=%2B40733123", ["Ștefania"]],
    ["q=turcanu&sort=name", ["Bogdan", "Ștefania"]],
    ["q=turcanu&sort=-name", ["Ștefania", "Bogdan"]],
    ["q=turcanu&state=locked", ["Bogdan"]],
    ["q=turcanu&state=active", ["Ștefania"]],
    ["q=turcanu&orders=yes", ["Ștefania"]],
    ["q=turcanu&orders=no", ["Bogdan"]],
    ["q=turcanu&company=yes", ["Ștefania"]],
    ["q=turcanu&to=2025-03-01", ["Bogdan"]],
    ["q=turcanu&from=2025-03-02", ["Ștefania"]],
    ["q=t%25rcanu", []],
  ])("the list can be filtered by %s", async (query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  it("the list shows each customer's number of orders, and their total without cancelled orders", async () => {
    const ended = await anOrder(shop, { lines, customer: stefania });
    await moveTo(shop, ended, "cancelled");
    const [row] = (await list("q=turcanu&orders=yes")).data;
    expect([row.orders, row.spent, row.state]).toEqual([2, row.spent, "active"]);
    const [{ total } = { total: 0 }] = await shop.query<{ total: number }>(
      "select total_bani::int as total from orders where customer_id = $1 and status = 'new'",
      [stefania.id],
    );
    expect(row.spent).toBe(total / 100);
    expect((await list("q=turcanu&per_page=1")).meta).toMatchObject({ total: 2, last_page: 2 });
  });
});

it("a customer's page separates the account's orders from guest orders with its email", async () => {
  const ana = await loginAs(shop);
  const own = await anOrder(shop, { lines, customer: ana });
  const body = anOrderBody({ customer: { email: ana.email.toUpperCase() } });
  const guests = await anOrder(shop, { lines, body });
  await ana.post("/user/addresses", aPlace());
  await ana.post("/user/companies", aCompany());
  await ana.post(`/user/favourites/${PRODUCT.lemon}`, {});
  await ana.post("/user/gdpr", { type: "checkdata", email: ana.email, comments: "" });
  await shop.post("/newsletter/subscribe", { email: ana.email, terms: true });
  const shown = await get(ana.id);
  expect(shown).toMatchObject({
    id: ana.id,
    email: ana.email,
    state: "active",
    has_password: false,
    sessions: 1,
    orders: [{ id: own.id }],
    guest_orders: [{ id: guests.id }],
    orders_total: 1,
    addresses: [{ streetaddress: "Str. Lungă 1" }],
    companies: [{ fiscalcode: "RO14399840" }],
    requests: [{ kind: "checkdata", state: "open" }],
    version: 0,
  });
  expect(shown.last_seen_at).not.toBeNull();
});

it("staff see the products of a customer's open cart", async () => {
  const customer = await loginAs(shop);
  const cart = async () => (await staff.get(`/staff/customers/${customer.id}/cart`)).body.data;
  expect(await cart()).toEqual([]);
  await customer.post(`/cart/add/${PRODUCT.lavender}`, { qty: 3 });
  expect(await cart()).toMatchObject([{ productid: PRODUCT.lavender, quantity: 3 }]);
  expect((await staff.get("/staff/customers/2147483647/cart")).status).toBe(404);
});

describe("a change by staff", () => {
  it("a change requires the current version, and its log entry has no personal data", async () => {
    const { id } = await loginAs(shop);
    const changed = await put(`${id}`, { ...person, version: 0 });
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { firstname: "Ioana", phone: "+40741000111", version: 1 },
    ]);
    const stale = await put(`${id}`, { ...person, firstname: "Alta", version: 0 });
    expect([stale.status, stale.body.data]).toMatchObject([409, { firstname: "Ioana", version: 1 }]);
    const same = await put(`${id}`, { ...person, version: 1 });
    expect(same.body.data.version).toBe(1);
    const changes = await shop.query(
      "select sentence, before, after from change where subject_kind = 'customer' and subject_id = $1",
      [String(id)],
    );
    expect(changes).toHaveLength(1);
    expect(JSON.stringify(changes)).not.toMatch(/Ioana|Popa|0741/);
  });

  it("a staff change conflicts with a change that the customer made in the meantime", async () => {
    const ana = await loginAs(shop);
    const own = { firstname: "Anca", lastname: "Pop", phone: "" };
    expect((await ana.post("/user/changedetails", own)).status).toBe(200);
    const stale = await put(`${ana.id}`, { ...person, version: 0 });
    expect([stale.status, stale.body.data]).toMatchObject([409, { firstname: "Anca", version: 1 }]);
  });

  it.each([
    ["firstname", ""],
    ["firstname", "Vino pe www.exemplu.ro"],
    ["phone", "telefon"],
  ])("a change of %s to %j is refused", async (field, value) => {
    const { id } = await loginAs(shop);
    const refused = await put(`${id}`, { ...person, [field]: value, version: 0 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });
});

describe("changing a customer's email", () => {
  it("changing an email enqueues emails to both addresses, and invalidates password reset links", async () => {
    const ana = await withPassword(await loginAs(shop));
    await shop.query(
      "insert into password_reset (token_hash, customer_id, created_at, expires_at) values ('\\x01', $1, now(), now() + interval '1 hour')",
      [ana.id],
    );
    const email = `nou-${ana.email}`;
    const changed = await put(`${ana.id}/email`, { email: email.toUpperCase(), version: 0 });
    expect([changed.status, changed.body.data]).toMatchObject([200, { email, version: 1 }]);
    expect(await jobsOf(ana.id)).toMatchObject([
      { task_identifier: "email_changed_mail", payload: { former: ana.email } },
      { task_identifier: "email_changed_mail", payload: expect.not.objectContaining({ former: ana.email }) },
    ]);
    expect(await shop.query("select 1 from password_reset where customer_id = $1", [ana.id])).toEqual([]);
    expect([(await login(ana.email)).status, (await login(email)).status]).toEqual([422, 200]);
  });

  it("changing an email ends the customer's sessions and removes their social logins", async () => {
    const ana = await loginAs(shop);
    await shop.query(
      `insert into social_identity (provider, subject, customer_id, created_at)
       select provider, $2, $1, now() from unnest(array['google', 'apple', 'facebook']) provider`,
      [ana.id, `former-${ana.id}`],
    );
    await shop.query(
      `insert into social_attempt (state_hash, provider, verifier, nonce, created_at, expires_at, subject, customer_id)
       values ('\\x02', 'google', '', '', now(), now() + interval '1 minute', 'waits', $1)`,
      [ana.id],
    );
    expect((await get(ana.id)).logins).toEqual(["apple", "facebook", "google"]);
    await put(`${ana.id}/email`, { email: `nou-${ana.email}`, version: 0 });
    expect(await get(ana.id)).toMatchObject({ logins: [], sessions: 0 });
    expect((await ana.get("/user")).status).toBe(401);
    expect(await shop.query("select 1 from social_attempt where customer_id = $1", [ana.id])).toEqual([]);
  });

  it("an email of another account is refused, even for concurrent requests", async () => {
    const [ana, ion, dan] = [await loginAs(shop), await loginAs(shop), await loginAs(shop)];
    const taken = await put(`${ana.id}/email`, { email: ion.email, version: 0 });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ["email"]]);
    const email = `amandoi-${ana.email}`;
    const both = await Promise.all([ana, dan].map(({ id }) => put(`${id}/email`, { email, version: 0 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe("a blocked customer", () => {
  it("a blocked customer loses access at once and sees the reason at login", async () => {
    const ana = await withPassword(await loginAs(shop));
    const locked = await post(`${ana.id}/lock`, { version: 0 });
    expect(locked.body.data).toMatchObject({ state: "locked", sessions: 0, version: 1 });
    expect((await shop.get("/user", ana)).status).toBe(401);
    const refused = await login(ana.email);
    expect([refused.status, refused.body.errors.email[0]]).toEqual([
      422,
      expect.stringMatching(/^Contul tău este blocat\./),
    ]);
    // Without the correct password, the response does not reveal that the account is blocked.
    const guessed = await shop.post("/user/auth/login", { email: ana.email, password: "altceva cu totul" });
    expect(guessed.body.errors.email).toEqual(["E-mail sau parolă incorecte."]);
    expect((await post(`${ana.id}/password-link`)).status).toBe(409);
    expect((await post(`${ana.id}/lock`, { version: 0 })).status).toBe(409);
    expect((await post(`${ana.id}/unlock`, { version: 1 })).body.data.state).toBe("active");
    expect((await login(ana.email)).status).toBe(200);
  });

  it("after concurrent blocks and logins, blocked customers have no session", async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => withPassword(await loginAs(shop))),
    );
    await Promise.all(people.flatMap(({ id, email }) => [login(email), post(`${id}/lock`, { version: 0 })]));
    const ids = people.map(({ id }) => id);
    expect(await shop.query("select 1 from customer_session where customer_id = any($1)", [ids])).toEqual([]);
  });

  it("a blocked customer's remaining token is refused", async () => {
    const ana = await loginAs(shop);
    await shop.query("update customer set locked_at = now() where id = $1", [ana.id]);
    expect((await shop.get("/user", { headers: { [HEADERS.userToken]: ana.token } })).status).toBe(401);
  });
});

it("staff can end a customer's sessions and send a password reset link", async () => {
  const ana = await loginAs(shop);
  const ended = await staff.delete(`/staff/customers/${ana.id}/sessions`);
  expect(ended.body.data.sessions).toBe(0);
  expect((await ana.get("/user")).status).toBe(401);
  expect((await post(`${ana.id}/password-link`)).status).toBe(200);
  const mails = await shop.query(
    "select 1 from graphile_worker._private_jobs where payload ->> 'email' = $1",
    [ana.email],
  );
  expect(mails).toHaveLength(1);
});

describe("a note about a customer", () => {
  it("a note is readable by other staff, but editable only by its author", async () => {
    const { id } = await loginAs(shop);
    const other = await aPerson(shop, { permissions: ["customers:view", "customers:edit"], name: "Radu" });
    const [note] = (await post(`${id}/notes`, { text: "Sună după ora 16.\r\nAre câine." })).body.data.notes;
    expect(note).toMatchObject({
      text: "Sună după ora 16.\nAre câine.",
      is_own: true,
      changed_at: null,
      version: 1,
    });
    const path = `/staff/customers/${id}/notes/${note.id}`;
    const foreign = await other.put(path, { text: "Nu sună.", version: 1 });
    expect(foreign.status).toBe(403);
    expect((await other.get(`/staff/customers/${id}`)).body.data.notes).toMatchObject([{ is_own: false }]);
    const changed = await staff.put(path, { text: "Sună dimineața.", version: 1 });
    expect(changed.body.data).toMatchObject({ notes: [{ text: "Sună dimineața.", version: 2 }], version: 0 });
    const stale = await staff.delete(`${path}?version=1`);
    expect([stale.status, stale.body.data.text]).toEqual([409, "Sună dimineața."]);
    expect((await staff.delete(`${path}?version=2`)).body.data.notes).toEqual([]);
    const log = await shop.query(
      "select sentence, before, after from change where subject_kind = 'customer_note'",
    );
    expect(JSON.stringify(log)).not.toMatch(/Sună|câine/);
  });

  it.each(["", "  ", "a".repeat(2_001)])("a note with the text %j is refused", async (text) => {
    const { id } = await loginAs(shop);
    const refused = await post(`${id}/notes`, { text });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["text"]]);
  });
});

describe("a customer added by staff", () => {
  it("a customer added by staff has no password and gets no email until staff send a password link", async () => {
    const { status, body } = await staff.post("/staff/customers", { ...person, email: "Noua@exemplu.ro" });
    expect([status, body.data]).toMatchObject([200, { email: "noua@exemplu.ro", has_password: false }]);
    expect(await jobsOf(body.data.id)).toEqual([]);
    expect((await post(`${body.data.id}/password-link`)).status).toBe(200);
    const { body: log } = await staff.get(`/staff/changes?kind=customer&id=${body.data.id}`);
    expect(JSON.stringify(log)).toContain(`Clientul nr. ${body.data.id} a fost adăugat.`);
  });

  it("adding a customer is refused if the email already has an account, even for concurrent requests", async () => {
    const adding = () => staff.post("/staff/customers", { ...person, email: "doi@exemplu.ro" });
    const both = await Promise.all([adding(), adding()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await adding()).body.errors).toEqual({
      email: ["Există deja un cont cu această adresă de e-mail."],
    });
  });

  it("a customer added with a company has it in the account, and with an invalid CUI neither is added", async () => {
    const adding = (email: string, cui: string) =>
      staff.post("/staff/customers", { ...person, email, company: aCompany({ cui }) });
    const wrong = await adding("hotel@exemplu.ro", "RO14399841");
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["company.fiscalcode"]]);
    const right = await adding("hotel@exemplu.ro", "RO14399840");
    expect(right.body.data.companies).toMatchObject([{ fiscalcode: "RO14399840" }]);
  });

  it("staff can add a company only once per CUI, even concurrently, and can remove it", async () => {
    const { id } = await loginAs(shop);
    const adding = (cui: string) => post(`${id}/companies`, aCompany({ cui }));
    await Promise.all([adding("RO14399840"), adding("14399840")]);
    const { body } = await adding("14399840");
    expect(body.data.companies).toHaveLength(1);
    const path = `/staff/customers/${id}/companies/${body.data.companies[0].companyID}`;
    expect((await staff.delete(path)).body.data.companies).toEqual([]);
    expect((await staff.delete(path)).status).toBe(404);
    const { body: log } = await staff.get("/staff/changes?kind=company&id=14399840");
    expect(JSON.stringify(log)).toContain(`Clientul nr. ${id} a fost scos de la firmă.`);
  });
});
