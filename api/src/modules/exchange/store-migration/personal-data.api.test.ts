import { expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { eraseMigrations, storedMigrations } from "./personal-data.store.ts";

const shop = await openTestShop();
const { db } = shop;

it("an erasure clears a person's records and deletes the files that contain exactly their email address", async () => {
  const { id, email } = await loginAs(shop);
  const typed = email.toUpperCase();
  await shop.query(
    `with one as (
       insert into store_migration (platform, stage, created_at, created_by) values ('woocommerce', 'read', now(), 'Ana') returning id
     ), records as (
       insert into store_migration_record (store_migration_id, kind, place, external_id, title, record, outcome)
       select one.id, r.kind, r.place, r.external_id, r.title, r.record::jsonb, r.outcome from one, (values
         ('customer', 0, '7', $1, '{"phone": "0740"}', 'waiting'),
         ('customer', 1, '8', 'altul@example.com', '{}', 'waiting'),
         ('customer', 2, '9', 'Numele de atunci', null, 'moved'),
         ('order', 0, '5', '1001', json_build_object('email', $1::text)::text, 'moved'),
         ('order', 1, '6', 'mari' || $1, json_build_object('email', 'oana.' || $1::text, 'note', $1::text || '.ro')::text, 'waiting'),
         ('order', 2, '7', '1003', json_build_object('note', E'Scrie la\\n' || $1::text || '.')::text, 'waiting'),
         ('product', 0, '5', $1, '{}', 'waiting')
       ) r (kind, place, external_id, title, record, outcome)
     ), files as (
       insert into store_migration_file (store_migration_id, name, kind, bytes, sha256)
       select one.id, name, kind, 1, decode(md5(name), 'hex') from one, (values
         ('clienti.csv', 'table'), ('intre-parti.sql', 'dump'), ('produse.csv', 'table'), ('poze.zip', 'pictures'),
         ('straini.csv', 'table'), ('straini.sql', 'dump'), ('rand-nou.sql', 'dump'), ('dupa-spatiu.csv', 'table')
       ) f (name, kind) returning id, name
     )
     insert into store_migration_file_part (file_id, place, content)
     select files.id, p.place, convert_to(p.content, 'UTF8') from files join (values
       ('clienti.csv', 0, 'a;' || $1::text || ';b'), ('intre-parti.sql', 0, left($2::text, 5)),
       ('intre-parti.sql', 1, substring($2::text from 6)), ('produse.csv', 0, 'x'), ('poze.zip', 0, $1::text),
       ('straini.csv', 0, 'a;mari' || $1::text || ';b;' || $1::text || '.ro'),
       ('straini.sql', 0, '(''mari'), ('straini.sql', 1, $2::text || ''')'), ('straini.sql', 2, 'x'),
       ('rand-nou.sql', 0, '''Scrie\\n'), ('rand-nou.sql', 1, $2::text || '\\n'''),
       ('dupa-spatiu.csv', 0, 'e-mail:' || chr(160) || $2::text || ';b')
     ) p (name, place, content) on p.name = files.name`,
    [typed, email],
  );
  await shop.query(
    "insert into migrated_record (platform, kind, external_id, local_id) values ('woocommerce', 'customer', '9', $1)",
    [id],
  );
  expect(
    (await transaction(db, (tx) => storedMigrations(tx, { customerId: id, email: typed }))).map(
      ({ title }) => title,
    ),
  ).toEqual(["Numele de atunci", "1001"]);
  await transaction(db, (tx) => eraseMigrations(tx, { customerId: id, email: typed }));
  expect(
    await shop.query(
      "select kind, place, title, record is null as gone, outcome from store_migration_record order by kind, place",
    ),
  ).toEqual([
    { kind: "customer", place: 0, title: "", gone: true, outcome: "left" },
    { kind: "customer", place: 1, title: "altul@example.com", gone: false, outcome: "waiting" },
    { kind: "customer", place: 2, title: "", gone: true, outcome: "moved" },
    { kind: "order", place: 0, title: "", gone: true, outcome: "moved" },
    { kind: "order", place: 1, title: `mari${typed}`, gone: false, outcome: "waiting" },
    { kind: "order", place: 2, title: "", gone: true, outcome: "left" },
    { kind: "product", place: 0, title: typed, gone: false, outcome: "waiting" },
  ]);
  expect(await shop.query("select name from store_migration_file order by name")).toEqual([
    { name: "poze.zip" },
    { name: "produse.csv" },
    { name: "straini.csv" },
    { name: "straini.sql" },
  ]);
});

it("a data export contains the person's migrated records without the password, even records that were not imported", async () => {
  const { id, email } = await loginAs(shop);
  const address = {
    firstName: "Ana",
    lastName: "Pop",
    phone: "0740",
    county: "Cluj",
    city: "Dej",
    street: "Str. 1",
  };
  const records = [
    ["customer", 0, "7", "Ana Pop", { id: "7", email: email.toUpperCase(), firstName: "Ana", lastName: "Pop", phone: "0740",
      createdAt: null, password: { kind: "md5", hash: "5f4dcc3b" }, addresses: [address] }],
    ["customer", 1, "8", "Alta", { email: `alta.${email}`, firstName: "Alta" }],
    ["order", 0, "5", "1001", { number: "1001", email, placedAt: "2026-03-01T10:00:00Z", totalMillionths: 121_500_000, note: "",
      delivery: address, lines: [{ name: "Mop", code: "M-1", quantity: 2, priceMillionths: 1 }] }],
    ["order", 2, "9", "1003", { number: "1003", email, currency: "EUR", totalMillionths: 100_000_000, lines: [] }],
    ["order", 1, "6", "1002", { number: "1002", email: "altul@example.com", note: `Anunțați pe ${email}.` }],
  ] as const; // oxfmt-ignore
  await shop.query(
    `with one as (insert into store_migration (platform, stage, created_at, created_by) values ('shopify', 'read', now(), 'Ana') returning id)
     insert into store_migration_record (store_migration_id, kind, place, external_id, title, record, outcome, why)
     select one.id, r ->> 0, (r ->> 1)::int, r ->> 2, r ->> 3, r -> 4, 'left', 'Fără localitate.' from one, jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(records)],
  );
  const reported = await transaction(db, (tx) => storedMigrations(tx, { customerId: id, email }));
  const left = { platform: "shopify", status: "left", reason: "Fără localitate." };
  expect(reported).toMatchObject([
    { ...left, kind: "customer", first_name: "Ana", phone: "0740", addresses: [{ city: "Dej" }] },
    {
      ...left,
      kind: "order",
      number: "1001",
      total_bani: 121_50,
      lines: [{ name: "Mop", code: "M-1", quantity: 2 }],
    },
    { ...left, kind: "order", number: "1003", total_bani: undefined },
  ]);
  expect(JSON.stringify(reported)).not.toContain("5f4dcc3b");
});
