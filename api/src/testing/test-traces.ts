import { expect } from "vitest";
import { gzipSync } from "node:zlib";
import { PRODUCT } from "./test-catalogue.ts";
import { type LoggedIn, loginAs } from "./test-customers.ts";
import { anOrder, anOrderBody, aPlace, moveTo, type PlacedOrder } from "./test-orders.ts";
import type { TestShop } from "./test-shop.ts";

export interface Traced {
  firstName: string;
  lastName: string;
  email: string;
  /** In national format, "0741222331". The shop stores "+40741222331". */
  phone: string;
  street: string;
  iban: string;
  customer: LoggedIn | undefined;
  order: PlacedOrder;
}

let made = 0;

function anIban(account: number): string {
  const body = `AAAA${String(account).padStart(16, "0")}`;
  const digits = [...`${body}RO00`].map((digit) => parseInt(digit, 36)).join("");
  return `RO${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${body}`;
}

type Person = Omit<Traced, "customer" | "order">;

/** Creates a person with unique data, with or without an account. */
export async function someone(
  shop: TestShop,
  { isGuest }: { isGuest: boolean },
): Promise<Person & { customer: LoggedIn | undefined }> {
  made += 1;
  // The word consists only of letters, as in names, and no word is the prefix of another.
  const word = `q${[...String(made)].map((digit) => "abcdefghij"[Number(digit)]).join("")}z`;
  const person = {
    firstName: `Ilinca${word}`,
    lastName: `Zăvoianu${word}`,
    email: `ilinca.${word}@example.com`,
    phone: `07412223${String(made).padStart(2, "0")}`,
    street: `Str. Scufundată ${word} 77`,
    iban: anIban(70_000 + made),
  };
  const customer = isGuest ? undefined : await loginAs(shop, person);
  if (customer)
    await shop.query("update customer set phone = $2 where id = $1", [customer.id, `+4${person.phone}`]);
  return { ...person, customer };
}

/** Places an order of the person. It is delivered, cancelled or open. */
export async function orderOf(
  shop: TestShop,
  person: Person & { customer: LoggedIn | undefined },
  end: "delivered" | "cancelled" | undefined,
): Promise<PlacedOrder> {
  const { firstName, lastName, email, phone, street, customer } = person;
  const body = anOrderBody({
    observation: `Sunați la ${phone}, ${firstName} ${lastName}`,
    customer: { firstname: firstName, lastname: lastName, email, phone },
    deliveryaddress: aPlace({ streetaddress: street }),
  });
  const order = await anOrder(shop, {
    lines: [{ product: PRODUCT.lavender, quantity: 2 }],
    body,
    ...(customer && { customer }),
  });
  if (end === "delivered") await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
  if (end === "cancelled") await moveTo(shop, order, "cancelled");
  return order;
}

export async function agedBy(shop: TestShop, { id }: Pick<PlacedOrder, "id">, days: number): Promise<void> {
  await shop.query("update order_event set at = at - $2 * interval '1 day' where order_id = $1", [id, days]);
  await shop.query("update orders set placed_at = placed_at - $2 * interval '1 day' where id = $1", [
    id,
    days,
  ]);
}

/** Creates a return of the person's order and moves it through the given statuses. Returns its id. */
export async function returnOf(
  shop: TestShop,
  { order, ...person }: Traced,
  ...statuses: string[]
): Promise<number> {
  const { email, phone, iban, customer } = person;
  const requested = {
    full_name: `${person.firstName} ${person.lastName}`,
    email,
    phone,
    bankname: "Banca Probei",
    bankaccount: iban,
    reason: 2,
    observation: `Vreau banii în contul ${iban}`,
    orderid: order.id,
    products: [{ productid: PRODUCT.lavender, quantity: 1, selected: true }],
  };
  const { access } = (await shop.post("/orders/lookup", { number: order.number, email })).body.data ?? {};
  const sent = customer
    ? await shop.post("/user/return", requested, customer)
    : await shop.post(`/orders/${order.randomId}/return`, { ...requested, access });
  expect(sent.body).toMatchObject({ data: { status: "Cerere primită" } });
  const [row] = await shop.query<{ id: number }>("select id::int from return_request where order_id = $1", [
    order.id,
  ]);
  const id = row?.id ?? 0;
  for (const status of statuses)
    expect((await shop.staff.put(`/staff/returns/${id}`, { status })).status).toBe(200);
  return id;
}

export async function paidBack(shop: TestShop, { id }: Pick<PlacedOrder, "id">): Promise<void> {
  const due = await shop.query<{ id: number }>(
    "select id::int from refund where order_id = $1 and state = 'due'",
    [id],
  );
  for (const refund of due)
    expect((await shop.staff.put(`/staff/refunds/${refund.id}/done`, {})).status).toBe(200);
}

/** Creates every other kind of record by or about a person. */
export async function leaveTraces(shop: TestShop, traced: Traced): Promise<void> {
  const { firstName, lastName, email, phone, iban, customer, order } = traced;
  const name = `${firstName} ${lastName}`;
  const personalData = `${name}, ${phone}, ${email}, ${iban}`;
  const { staff } = shop;
  const sent = [
    await shop.post("/utilities/rfq", {
      name: firstName,
      email,
      phone,
      questions: personalData,
      terms: true,
    }),
    await shop.post("/utilities/newsletter", { email, terms: true }),
    await shop.post(
      "/offers",
      {
        firstname: firstName,
        lastname: lastName,
        email,
        phone,
        terms: true,
        message: personalData,
        lines: [{ text: personalData, quantity: 4 }],
      },
      customer && { headers: customer.headers },
    ),
    await staff.post(`/staff/orders/${order.id}/notes`, { text: personalData }),
    await staff.post("/staff/exports/people", { kind: "orders", filter: { q: email } }),
  ];
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  const owner = await shop.query<{ id: number }>("select id from staff_member order by id limit 1");
  const values = [name, email, phone, iban, personalData, order.id, owner[0]?.id ?? 0] as const;
  const insert = (text: string, ...places: number[]) =>
    shop.query(
      text,
      places.map((place) => values[place - 1]),
    );
  await insert(
    "insert into note (order_id, author_kind, author_name, text, created_at) values ($1, 'staff', 'Radu', $2, now())",
    6,
    5,
  );
  await insert("update order_event set note = $2 where order_id = $1 and actor = 'staff'", 6, 5);
  await insert(
    "insert into awb_attempt (order_id, state, why, at) values ($1, 'refused', $2, now()) on conflict do nothing",
    6,
    5,
  );
  await insert(
    "insert into searched_word (day, term, times, empty, found) values (current_date, lower($1), 1, 1, 0), (current_date, lower($2), 1, 1, 0)",
    1,
    2,
  );
  await insert(
    `insert into voucher (code, name, kind, percent, email, starts_at, created_at)
     values ('COD' || $2, 'Pentru ' || $1, 'percent', 10, $3, now(), now())`,
    1,
    6,
    2,
  );
  await insert(
    `insert into review (product_id, name, email, title, comment, stars, state, created_at, decided_at, imported_at)
     select ${PRODUCT.lemon}, $1, $2, $3, $3, 5, state, now(), case when state <> 'pending' then now() end, now()
     from unnest(array['approved', 'pending', 'rejected']) as state`,
    1,
    2,
    5,
  );
  await insert(
    "insert into review_comment (review_id, name, comment, is_shop, created_at) select id, 'Magazinul', 'Mulțumim, ' || $1, true, now() from review where email = $2 and state = 'approved'",
    1,
    2,
  );
  await insert(
    `insert into complaint (type_id, order_number, invoice_number, customer_name, customer_phone, customer_email, description, details, answer, created_at, state)
     values (7, '', '', $1, $2, $3, $4, jsonb_build_object('damaged', $4::text), '', now(), 'open')`,
    1,
    3,
    2,
    5,
  );
  await insert(
    `with file as (
       insert into incoming_file (kind, name, mapping, added, known, uploaded_by, uploaded_at)
       values ('bank', 'extras.csv', '{}', 3, 0, 'Radu', now()) returning id
     )
     insert into incoming_row (file_id, kind, line, hash, day, amount_bani, awb, reference, payer, iban, details, state, order_id)
     select file.id, 'bank', 1, sha256(convert_to($1 || state, 'UTF8')), current_date, 100, '', '', $1, $2, $3, state,
       case when state = 'matched' then $4::bigint end
     from file, unnest(array['open', 'matched', 'set_aside']) as state`,
    1,
    4,
    5,
    6,
  );
  await insert(
    `with job as (
       insert into background_job (kind, title, parameters, state, done, counts, actor_kind, actor_name, created_at, ended_at)
       values ('undo', 'Import', jsonb_build_object('q', $1::text), 'done', 1, '{}', 'staff', 'Radu', now(), now()) returning id
     )
     insert into background_job_note (job_id, text) select id, $2 from job`,
    2,
    5,
  );
  await insert(
    `insert into staff_view (member_id, list, name, query, is_shared) values ($1, 'orders', $2, '?q=' || replace($3, '@', '%40'), true)`,
    7,
    1,
    2,
  );
  const parts = `insert into data_import (kind, file_name, bytes, format, head_row, head, sample, columns, row_count, actor_kind, actor_name, created_at)
    values ('customers', 'clienti.csv', 1, 'csv', 1, '[]', jsonb_build_array($1::text), '{}', 1, 'staff', 'Radu', now()) returning id`;
  const [file] = await insert(parts, 5);
  await shop.query(
    "insert into data_import_row (import_id, row_number, key, outcome) values ($1, 2, $2, 'new')",
    [file?.["id"], email],
  );
  await shop.query(
    "insert into data_import_part (import_id, stage, position, content) values ($1, 'rows', 0, $2)",
    [file?.["id"], gzipSync(JSON.stringify([personalData]))],
  );
  if (customer) await leaveCustomersTraces(shop, traced, customer);
}

async function leaveCustomersTraces(shop: TestShop, traced: Traced, customer: LoggedIn): Promise<void> {
  const { firstName, lastName, email, phone, street, iban } = traced;
  const name = `${firstName} ${lastName}`;
  const review = { name, email, title: name, comment: `Sunați la ${phone}`, stars: 4 };
  const sent = [
    await customer.post("/user/addresses", aPlace({ streetaddress: street })),
    await customer.post(`/user/wishlists/${PRODUCT.lemon}`),
    await customer.post(`/products/${PRODUCT.lemon}/add/reviews`, review),
    await shop.staff.post(`/staff/customers/${customer.id}/notes`, { text: `${name}, ${iban}` }),
  ];
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  await shop.query(
    `insert into stock_alert (customer_id, product_id, first_name, last_name, email, expires_on, created_at)
     values ($1, ${PRODUCT.soldOut}, $2, $3, $4, current_date, now())`,
    [customer.id, firstName, lastName, email],
  );
  await shop.query("insert into reorder_list (customer_id, name, changed_at) values ($1, $2, now())", [
    customer.id,
    name,
  ]);
  await shop.query(
    "insert into customer_code (customer_id, code_key, code, product_id, used_at) values ($1, $2, $2, $3, now())",
    [customer.id, name, PRODUCT.lemon],
  );
}
