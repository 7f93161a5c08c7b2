import { expect, it } from "vitest";
import { aRead, openMigrationFixture } from "./testing/test-migration.ts";

const fixture = await openMigrationFixture();
const { staff } = fixture;
const CSV = ["ID,Type,SKU,Name,Published,Regular price", "1,simple,MUT-1,Burete mut,1,10"].join("\n");

it("a migration without a currency starts only after staff confirm that its prices are in lei", async () => {
  const { id, choices } = await aRead(fixture, "woocommerce", [["produse.csv", CSV]]);
  expect(choices.in_lei).toBeNull();
  const start = async () => {
    const { status, body } = await staff.post(`/staff/store-migrations/${id}/start`, {});
    return [status, body.errors ?? null];
  };
  const decide = async (in_lei: boolean | null) => {
    const { version } = await fixture.findMigration(id);
    const body = { ...choices, in_lei, version };
    expect((await staff.put(`/staff/store-migrations/${id}`, body)).status).toBe(200);
    return start();
  };
  const unsaid = "Moneda prețurilor nu apare în fișiere: alege-o mai sus și salvează, apoi importă.";
  expect(await start()).toEqual([422, { in_lei: [unsaid] }]);
  expect(await decide(null)).toEqual([422, { in_lei: [unsaid] }]);
  expect(await decide(false)).toEqual([
    422,
    { in_lei: ["Prețurile nu sunt în lei: convertește-le și încarcă din nou fișierele."] },
  ]);
  expect(await decide(true)).toEqual([200, null]);
});
