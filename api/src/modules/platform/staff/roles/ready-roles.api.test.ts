import { expect, it } from "vitest";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { aPerson } from "../../../../testing/test-staff.ts";

const READY = ["Asistență clienți", "Catalog", "Comenzi", "Contabilitate", "Depozit"];
const sorted = (names: string[]) => names.toSorted((one, other) => one.localeCompare(other, "ro"));

it("a new shop has default roles, and removed roles are not created again", async () => {
  const shop = await openTestShop();
  const owner = await aPerson(shop, { permissions: "owner" });
  const stored = await shop.query<{ id: number; name: string; permissions: string[] }>(
    "select id, name, permissions from staff_role where not is_owner",
  );
  expect(sorted(stored.map(({ name }) => name))).toEqual(READY);
  for (const { permissions } of stored)
    expect(permissions.filter((one) => !PERMISSIONS.some((known) => known === one))).toEqual([]);
  const depot = stored.find(({ name }) => name === "Depozit");
  expect(depot?.permissions).toContain("orders:pack");
  expect(depot?.permissions).not.toContain("orders:cancel");
  const named = { name: "Împachetare", version: 0 };
  expect((await owner.put(`/staff/roles/${depot?.id}`, named)).status).toBe(200);
  for (const { id } of stored.filter(({ name }) => name !== "Depozit"))
    expect((await owner.delete(`/staff/roles/${id}?version=0`)).status).toBe(200);
  await shop.api.migrate();
  const left = (await owner.get("/staff/roles")).body.data;
  expect(left.filter(({ is_owner }: { is_owner: boolean }) => !is_owner)).toMatchObject([
    { name: "Împachetare" },
  ]);
});
