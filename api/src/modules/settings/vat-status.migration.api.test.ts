import { expect, it } from "vitest";
import { openDatabaseAt } from "../../testing/old-database.ts";

const database = await openDatabaseAt("0149_orders_of_jobs");

it("a shop whose CUI has no RO stops charging VAT on the day after the upgrade; vat_on answers by the day", async () => {
  await database.query(`insert into setting (key, value) values ('INVOICE', '{"cui": "99001129"}')`);
  await database.migrate();
  const rateOn = async (day: string) =>
    (await database.query("select category, percent from vat_on($1) where code = 'standard'", [day])).map(
      ({ category, percent }) => `${category} ${percent}`,
    );
  const [{ today, tomorrow } = { today: "", tomorrow: "" }] = await database.query<
    Record<"today" | "tomorrow", string>
  >(
    `select day::text as today, (day + 1)::text as tomorrow from (select (now() at time zone 'Europe/Bucharest')::date as day) d`,
  );
  expect(await rateOn(today)).toEqual(["S 21"]);
  expect(await rateOn(tomorrow)).toEqual(["O 0"]);
  expect(await Promise.all(["2015-12-31", "2016-12-31", "2025-07-31"].map(rateOn))).toEqual([
    ["S 24"],
    ["S 20"],
    ["S 19"],
  ]);
});
