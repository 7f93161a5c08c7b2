import { afterAll, expect, it } from "vitest";
import { openDatabase, transaction } from "../../db/database.ts";
import { loginAs } from "../../testing/test-customers.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { eraseMoved } from "./personal-data.store.ts";

const shop = await openTestShop();
const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => undefined);
afterAll(close);

it("an erasure empties what was read of a person, and takes the files that would bring him back", async () => {
  const { id, email } = await loginAs(shop);
  const typed = email.toUpperCase();
  await shop.query(
    `with one as (
       insert into moving (platform, stage, created_at, created_by) values ('woocommerce', 'read', now(), 'Ana') returning id
     ), records as (
       insert into moving_record (moving_id, kind, place, their_id, title, record, outcome)
       select one.id, r.kind, r.place, r.their_id, r.title, r.record::jsonb, r.outcome from one, (values
         ('customer', 0, '7', $1, '{"phone": "0740"}', 'waiting'),
         ('customer', 1, '8', 'altul@example.com', '{}', 'waiting'),
         ('customer', 2, '9', 'Numele de atunci', null, 'moved'),
         ('order', 0, '5', '1001', json_build_object('email', $1::text)::text, 'moved'),
         ('product', 0, '5', $1, '{}', 'waiting')
       ) r (kind, place, their_id, title, record, outcome)
     ), files as (
       insert into moving_file (moving_id, name, kind, bytes, sha256)
       select one.id, name, kind, 1, decode(md5(name), 'hex') from one, (values
         ('clienti.csv', 'table'), ('intre-parti.sql', 'dump'), ('produse.csv', 'table'), ('poze.zip', 'pictures')
       ) f (name, kind) returning id, name
     )
     insert into moving_file_part (file_id, place, content)
     select files.id, p.place, convert_to(p.content, 'UTF8') from files join (values
       ('clienti.csv', 0, 'a;' || $1::text || ';b'), ('intre-parti.sql', 0, left($2::text, 5)),
       ('intre-parti.sql', 1, substring($2::text from 6)), ('produse.csv', 0, 'x'), ('poze.zip', 0, $1::text)
     ) p (name, place, content) on p.name = files.name`,
    [typed, email],
  );
  await shop.query(
    "insert into moved (platform, kind, their_id, our_id) values ('woocommerce', 'customer', '9', $1)",
    [id],
  );
  await transaction(db, (tx) => eraseMoved(tx, { customerId: id, email: typed }));
  expect(
    await shop.query(
      "select kind, place, title, record is null as gone, outcome from moving_record order by kind, place",
    ),
  ).toEqual([
    { kind: "customer", place: 0, title: "", gone: true, outcome: "left" },
    { kind: "customer", place: 1, title: "altul@example.com", gone: false, outcome: "waiting" },
    { kind: "customer", place: 2, title: "", gone: true, outcome: "moved" },
    { kind: "order", place: 0, title: "", gone: true, outcome: "moved" },
    { kind: "product", place: 0, title: typed, gone: false, outcome: "waiting" },
  ]);
  expect(await shop.query("select name from moving_file order by name")).toEqual([
    { name: "poze.zip" },
    { name: "produse.csv" },
  ]);
});
