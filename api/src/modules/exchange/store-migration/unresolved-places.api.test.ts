import { afterAll, expect, it } from "vitest";
import { openDatabase, transaction } from "../../../db/database.ts";
import { storedMigrations } from "./personal-data.store.ts";
import { aRead, moveIn, openMigrationFixture } from "./testing/test-migration.ts";

const fixture = await openMigrationFixture();
const { shop, staff } = fixture;
const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => undefined);
afterAll(close);

const CUSTOMERS =
  "Customer ID,First Name,Last Name,Email,Default Address Address1,Default Address City,Default Address Province Code,Default Address Zip";
const customer = (id: number, email: string, city: string, county: string) =>
  `${id},Ana,Pop,${email},Str. Lungă ${id},${city},${county},`;
const bookOf = (email: string) =>
  shop.query<{ city: number; street: string }>(
    `select a.city_id as city, a.street from customer c join customer_address a on a.customer_id = c.id
     where c.email = $1 order by a.id`,
    [email],
  );

it("a migration asks staff about each unknown place once and uses the chosen localities for addresses", async () => {
  const rows = [
    customer(1, "unu@exemplu.ro", "București", "B"),
    customer(2, "doi@exemplu.ro", "Bucuresti", "B"),
    customer(3, "trei@exemplu.ro", "Nicăieri", "CJ"),
    customer(4, "patru@exemplu.ro", "Cluj-Napoca", "CJ"),
  ];
  const read = await aRead(fixture, "shopify", [["customers.csv", [CUSTOMERS, ...rows].join("\n")]]);
  expect(read.choices.places.map(({ city, rows: count, place }) => [city, count, place])).toEqual([
    ["București", 2, ""],
    ["Nicăieri", 1, ""],
  ]);
  const [bucharest, nowhere] = read.choices.places;
  const decide = (places: object[]) =>
    staff.put(`/staff/store-migrations/${read.id}`, { ...read.choices, places, version: read.version });
  const wrong = await decide([{ key: bucharest?.key, place: "Sectorul 9, București" }]);
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["places.0.place"]]);

  const chosen = [
    { key: bucharest?.key, place: "sector 3, Bucuresti" },
    { key: nowhere?.key, place: null },
  ];
  expect((await decide(chosen)).status).toBe(200);
  expect((await staff.post(`/staff/store-migrations/${read.id}/read`, {})).status).toBe(200);
  await fixture.work(read.id);
  const again = await fixture.findMigration(read.id);
  expect(
    again.choices.places.map(({ place }) => place),
    "a second reading keeps the choices",
  ).toEqual(["Sectorul 3, București", null]);

  const moved = await moveIn(fixture, again);
  expect(moved.choices.places, "unresolved data are removed after the import").toEqual([]);
  const books = await Promise.all(["unu", "doi", "trei"].map((name) => bookOf(`${name}@exemplu.ro`)));
  expect(books).toEqual([[{ city: 4, street: "Str. Lungă 1" }], [{ city: 4, street: "Str. Lungă 2" }], []]);
});

it("a migration distinguishes two shops of one platform by their names", async () => {
  const file = (email: string): [string, string] => [
    "customers.csv",
    [CUSTOMERS, customer(77, email, "Cluj-Napoca", "CJ")].join("\n"),
  ];
  const outcomeOf = async (email: string, store: string) => {
    const { counts } = await moveIn(fixture, await aRead(fixture, "shopify", [file(email)], store));
    return counts.map(({ outcome }) => outcome);
  };
  expect(await outcomeOf("vechi@exemplu.ro", "")).toEqual(["moved"]);
  expect(await outcomeOf("altul@exemplu.ro", "Magazin 2")).toEqual(["moved"]);
  expect(await outcomeOf("iarasi@exemplu.ro", " magazin 2 ")).toEqual(["known"]);

  const [account] = await shop.query<{ id: number }>(
    "select id from customer where email = 'altul@exemplu.ro'",
  );
  const person = { customerId: account?.id ?? 0, email: "altul@exemplu.ro" };
  const stored = await transaction(db, (tx) => storedMigrations(tx, person));
  // The second export, of the shop "Magazin 2", contains a customer with the same id.
  expect(stored.map(({ status }) => status)).toEqual(["moved", "known"]);
});
