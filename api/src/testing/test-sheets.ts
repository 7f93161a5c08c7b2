import { HEADERS } from "@curat/contract/headers.values";
import { holdsPeople, type SheetKindName } from "@curat/contract/staff/exchange.values";
import { expect } from "vitest";
import type { Answer, TestShop } from "./test-shop.ts";

type Cell = string | number | null;

export async function uploadSheet(
  shop: TestShop,
  kind: string,
  content: string | Uint8Array<ArrayBuffer>,
  { name = "fisier.csv", as = shop.staff }: { name?: string; as?: { headers: Record<string, string> } } = {},
): Promise<Answer> {
  const body = new FormData();
  body.set("kind", kind);
  body.set("file", new File([content], name));
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...as.headers };
  const request = new Request("http://api.test/api/v1/staff/imports", { method: "POST", headers, body });
  const response = await shop.api.fetch(request);
  return { status: response.status, body: await response.json() };
}

export function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const cell = (value: Cell) => {
    const text = typeof value === "number" ? String(value).replace(".", ",") : (value ?? "");
    return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(cell).join(";")).join("\n");
}

/** Waits until a job has ended. Requires a running worker. */
export async function jobOver(shop: TestShop, id: number): Promise<Answer["body"]> {
  const read = async () => (await shop.staff.get(`/staff/jobs/${id}`)).body.data;
  await expect.poll(async () => (await read()).ended_at, { timeout: 600_000, interval: 30 }).not.toBeNull();
  return read();
}

export async function checkedSheet(shop: TestShop, kind: string, content: string | Uint8Array<ArrayBuffer>) {
  const { body } = await uploadSheet(shop, kind, content);
  const { id, columns, version } = body.data;
  const requested = await shop.staff.post(`/staff/imports/${id}/check`, { columns, version });
  expect(requested.status).toBe(200);
  await jobOver(shop, requested.body.data.check.id);
  return (await shop.staff.get(`/staff/imports/${id}`)).body.data;
}

/** Checks and imports a file. Returns the import afterwards. */
export async function importedSheet(shop: TestShop, kind: string, content: string | Uint8Array<ArrayBuffer>) {
  const { id, version } = await checkedSheet(shop, kind, content);
  const started = await shop.staff.post(`/staff/imports/${id}/start`, { version });
  expect(started.status).toBe(200);
  await jobOver(shop, started.body.data.write.id);
  return (await shop.staff.get(`/staff/imports/${id}`)).body.data;
}

/** Undoes an import. Returns the job that undid it. */
export async function undoneSheet(shop: TestShop, { write }: Answer["body"]): Promise<Answer["body"]> {
  const requested = await shop.staff.post(`/staff/changes/batches/${write.batch}/undo`, {});
  expect(requested.status).toBe(200);
  return jobOver(shop, requested.body.data.id);
}

export async function reportOf(shop: TestShop, id: number, outcome = "refused") {
  return (await shop.staff.get(`/staff/imports/${id}/rows?outcome=${outcome}`)).body.data;
}

/** Returns all rows of an export, header first. */
export async function exportedSheet(shop: TestShop, kind: SheetKindName, filter = {}): Promise<Cell[][]> {
  const isPeople = holdsPeople(kind);
  const requested = await shop.staff.post(`/staff/exports${isPeople ? "/people" : ""}`, { kind, filter });
  const { id, job } = requested.body.data;
  await jobOver(shop, job.id);
  const rows: Cell[][] = [];
  for (let part: number | null = 0; part !== null;) {
    const path = `/staff/exports/${id}/${isPeople ? "people" : "rows"}?part=${part}`;
    const answer: Answer = await shop.staff.get(path);
    const { data } = answer.body;
    if (part === 0) rows.push(data.head);
    rows.push(...data.rows);
    part = data.next;
  }
  return rows;
}
