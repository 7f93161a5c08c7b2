import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tableUsesIn } from "./sql-uses.ts";

/** Tables that an erasure changes but the export omits, with the reason. */
const NOT_EXPORTED: Record<string, string> = {
  password_reset: "a hash, and when it was asked for",
  customer_email_proof: "a digest of the address, and when it was proven",
  social_attempt: "hashes and nonces of a login, for minutes",
  data_export: "files with other people's rows; what they say of the person is told where it stands",
  data_import: "as data_export",
  store_migration_file: "another shop's whole table or dump, with other people's rows",
  awb_attempt: "what a courier answered, until it is asked again",
  waybill_document: "labels with the address of the order, which is exported",
  order_erasure: "when an order was emptied",
  staff_view: "a list that staff saved, which names a person by chance",
  searched_word: "as staff_view",
  background_job: "as staff_view",
  background_job_note: "as staff_view",
};

async function tablesOf(begins: "erase" | "stored", kind: "write" | "read"): Promise<Set<string>> {
  const folder = join(import.meta.dirname, "../api/src/modules");
  const tables = new Set<string>();
  for await (const file of glob("*/**/*.store.ts", { cwd: folder })) {
    const source = await readFile(join(folder, file), "utf8");
    for (const part of source
      .split(/^(?=export )/m)
      .filter((text) => text.startsWith(`export async function ${begins}`)))
      for (const use of tableUsesIn(file, part)) if (use.table && use.kind === kind) tables.add(use.table);
  }
  return tables;
}

it("the data export covers every table that an erasure changes, except those listed with a reason", async () => {
  const erased = await tablesOf("erase", "write");
  const reported = await tablesOf("stored", "read");
  expect(erased.size).toBeGreaterThan(20);
  expect([...erased].filter((table) => !reported.has(table) && !(table in NOT_EXPORTED))).toEqual([]);
  expect(Object.keys(NOT_EXPORTED).filter((table) => !erased.has(table) || reported.has(table))).toEqual([]);
});
