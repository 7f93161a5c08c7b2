import { expect, it } from "vitest";
import { requirePostgres } from "./postgres-versions.ts";

const server = (number: number, version: string) =>
  ({ query: async () => ({ rows: [{ number, version }] }) }) as unknown as Parameters<
    typeof requirePostgres
  >[0];

it.each([
  [140_012, "14.12"],
  [190_000, "19devel"],
])("requirePostgres refuses version %i and reports the supported versions", async (number, version) => {
  await expect(requirePostgres(server(number, version))).rejects.toThrow(
    `The database is PostgreSQL ${version}: the shop requires 15 to 18. Set DATABASE_URL to another server.`,
  );
});

it.each([150_000, 160_014, 170_010, 180_004])("requirePostgres accepts version %i", async (number) => {
  await expect(requirePostgres(server(number, ""))).resolves.toBeUndefined();
});
