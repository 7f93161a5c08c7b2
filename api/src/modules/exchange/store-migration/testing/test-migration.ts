import { readFileSync } from "node:fs";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import type { Platform } from "@curat/contract/staff/store-migration.values";
import { afterAll, expect } from "vitest";
import type { ApiContext } from "../../../../context.ts";
import { openDatabase } from "../../../../db/database.ts";
import { workTasks } from "../../../../jobs/tasks.ts";
import { openTestShop, type TestShop } from "../../../../testing/test-shop.ts";
import { aPerson, type TestPerson } from "../../../../testing/test-staff.ts";

export interface MigrationFixture {
  shop: TestShop;
  staff: TestPerson;
  run: (jobId: number) => Promise<void>;
  work: (migrationId: number) => Promise<void>;
  findMigration: (id: number) => Promise<Shown>;
}
export interface Shown {
  id: number;
  version: number;
  stage: string;
  notes: string[];
  counts: { kind: string; outcome: string; count: number }[];
  choices: {
    prices_with_vat: boolean;
    in_lei: boolean | null;
    vat: { name: string; code: string }[];
    statuses: { name: string; outcome: string }[];
    categories: { id: string; name: string; category: string | null }[];
    places: { key: string; county: string; city: string; rows: number; place: string | null }[];
    has_cookie_key: boolean;
  };
  files: { id: number; name: string; kind: string }[];
  job: { id: number; batch: string; state: string; error: string; counts: Record<string, number> };
}

export async function openMigrationFixture(): Promise<MigrationFixture> {
  const shop = await openTestShop();
  const staff = await aPerson(shop, {
    permissions: [
      "moving:run",
      "jobs:view",
      "changes:undo",
      "products:edit",
      "stock:edit",
      "prices:edit",
      "redirects:edit",
      "categories:edit",
      "parameters:edit",
    ],
  });
  const database = openDatabase(shop.config.databaseUrl, 3, () => undefined);
  afterAll(() => database.close());
  const context: ApiContext = {
    db: database.db,
    now: () => new Date(),
    config: shop.config,
    log: () => undefined,
  };
  const findMigration = async (id: number): Promise<Shown> =>
    (await staff.get(`/staff/store-migrations/${id}`)).body.data;
  const tasks = workTasks(context);
  // The task does not use its helpers argument.
  const run = async (jobId: number): Promise<void> =>
    void (await tasks["run_background_job"]?.({ jobId }, undefined as never));
  return {
    shop,
    staff,
    findMigration,
    run,
    work: async (id) => run((await findMigration(id)).job.id),
  };
}

export async function upload(
  { shop, staff }: MigrationFixture,
  id: number,
  [name, content]: [string, string | Uint8Array<ArrayBuffer>],
) {
  const body = new FormData();
  body.set("file", new File([content], name));
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const response = await shop.api.fetch(
    new Request(`http://api.test${API_BASE}/staff/store-migrations/${id}/files`, {
      method: "POST",
      body,
      headers,
    }),
  );
  return {
    status: response.status,
    body: (await response.json()) as { data: Shown; errors?: Record<string, string[]> },
  };
}

export const sample = (name: string): string =>
  readFileSync(new URL(`../samples/${name}`, import.meta.url), "utf8");

export async function aRead(
  fixture: MigrationFixture,
  platform: Platform,
  files: [string, string | Uint8Array<ArrayBuffer>][],
  store?: string,
): Promise<Shown> {
  const { id } = (await fixture.shop.post("/staff/store-migrations", { platform, store }, fixture.staff)).body
    .data as Shown;
  for (const file of files) expect((await upload(fixture, id, file)).status).toBe(200);
  expect((await fixture.shop.post(`/staff/store-migrations/${id}/read`, {}, fixture.staff)).status).toBe(200);
  await fixture.work(id);
  return fixture.findMigration(id);
}

export async function moveIn(fixture: MigrationFixture, read: Shown, cookieKey?: string): Promise<Shown> {
  const { version, choices } = read;
  const { has_cookie_key: _hasCookieKey, ...decided } = choices;
  const body = {
    ...decided,
    in_lei: decided.in_lei ?? true,
    version,
    ...(cookieKey && { cookie_key: cookieKey }),
  };
  expect((await fixture.staff.put(`/staff/store-migrations/${read.id}`, body)).status).toBe(200);
  expect(
    (await fixture.shop.post(`/staff/store-migrations/${read.id}/start`, {}, fixture.staff)).status,
  ).toBe(200);
  await fixture.work(read.id);
  return fixture.findMigration(read.id);
}
