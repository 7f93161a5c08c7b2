/** Sends malicious files to every call that accepts a file. */
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { PLATFORMS } from "@curat/contract/staff/store-migration.values";
import { afterAll, describe, expect, it } from "vitest";
import { isFull } from "../../../setup/test-sizes.ts";
import type { ApiContext } from "../context.ts";
import { openDatabase } from "../db/database.ts";
import { workTasks } from "../jobs/tasks.ts";
import {
  expectClearAnswers,
  BOMB_MB,
  limitReaders,
  refusalOf,
} from "../testing/bombs/expect-clear-answers.ts";
import {
  type Bombs,
  createdOnce,
  csvBombs,
  dumpBombs,
  pdfBombs,
  statementBombs,
  svgBombs,
  xlsxBombs,
} from "../testing/bombs/bombs.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { LIMITS } from "./limits.ts";

const current = structuredClone(LIMITS);
limitReaders();
const shop = await openTestShop();
const { staff } = shop;
const database = openDatabase(shop.config.databaseUrl, 3, () => undefined);
afterAll(() => database.close());
const context: ApiContext = {
  db: database.db,
  now: () => new Date(),
  config: shop.config,
  log: () => undefined,
};
const tasks = workTasks(context);

const existingPdf = (await send("/staff/media", { content: Buffer.from("%PDF-1.7 %%EOF"), name: "a.pdf" }))
  .body.data.mediumID as number;

interface Sent {
  content: Uint8Array;
  name: string;
  fields?: Record<string, string>;
  visitor?: string;
}
async function send(path: string, { content, name, fields = {}, visitor = "192.0.2.1" }: Sent) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", new File([new Uint8Array(content)], name));
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, [HEADERS.visitor]: visitor, ...staff.headers };
  const request = new Request(`http://api.test${API_BASE}${path}`, { method: "POST", headers, body: form });
  const response = await shop.api.fetch(request);
  return { status: response.status, body: await response.json() };
}

interface Answered {
  status: number;
  body: { message?: string; errors?: Record<string, string[]> };
}
const outcomeOf = ({ status, body }: Answered): string => {
  if (status === 200) return "taken";
  const [message = body.message ?? ""] = Object.values(body.errors ?? {}).flat();
  return [413, 422].includes(status) ? refusalOf(message) : `${status} ${JSON.stringify(body)}`;
};

const sheets = {
  XLSX: createdOnce(xlsxBombs(BOMB_MB)),
  CSV: createdOnce(csvBombs(isFull() ? 950_000 : 200_000)),
};
const documents = { PDF: createdOnce(pdfBombs(BOMB_MB * 3)), SVG: createdOnce(svgBombs()) };
const money = { ...sheets, statement: statementBombs(isFull() ? 5_000_000 : 400_000) };
const doors: [door: string, path: string, fields: Record<string, string>, formats: Record<string, Bombs>][] =
  [
    ["visitors' order sheets", "/order-sheets", {}, sheets],
    ["imports", "/staff/imports", { kind: "products" }, sheets],
    ["texts", "/staff/texts/file", {}, sheets],
    ["bank statements", "/staff/incoming/files", { kind: "bank" }, money],
    ["courier settlements", "/staff/incoming/files", { kind: "cod" }, sheets],
    ["media", "/staff/media", {}, documents],
  ];

describe.each(doors)("ten bombs sent to %s", (_door, path, fields, formats) => {
  it.each(Object.entries(formats))(
    "bombs get clear responses within 5 s without delaying others: %s",
    async (_format, bombs) => {
      const answers = await expectClearAnswers(shop, bombs, async (content, place) =>
        outcomeOf(await send(path, { content, name: "fisier.csv", fields, visitor: `192.0.2.${place}` })),
      );
      expect(Object.values(answers)).toContain("refused");
    },
  );
});

it.each(Object.entries(documents))(
  "bombs that replace a media file are refused: %s",
  async (_format, bombs) => {
    await expectClearAnswers(shop, bombs, async (content) =>
      outcomeOf(
        await send(`/staff/media/${existingPdf}/file`, { content, name: "a.pdf", fields: { version: "0" } }),
      ).replace(/^409.*/s, "refused"),
    );
  },
);

it("reader limits let visitors and staff wait at most five seconds", () => {
  expect(current.visitor.seconds + current.visitor.waitSeconds).toBeLessThanOrEqual(5);
  expect(current.staff.seconds).toBeLessThan(5);
});

describe("bombs in background jobs", () => {
  const outcomeOfJob = async (jobId: number): Promise<string> => {
    await tasks["run_background_job"]?.({ jobId }, undefined as never);
    const { state, error } = (await staff.get(`/staff/jobs/${jobId}`)).body.data;
    return state === "done" ? "taken" : refusalOf(error);
  };

  const tables = () => csvBombs(isFull() ? 10_000_000 : 300_000);
  const dumps = () => dumpBombs(isFull() ? 20 : 1);
  it.each([
    ...PLATFORMS.map((platform) => [platform, "a.csv", tables] as const),
    ["woocommerce", "a.sql", dumps] as const,
    ["prestashop", "a.sql", dumps] as const,
  ])("an export of %s with bombs fails within 5 s: %s", async (platform, name, bombs) => {
    await expectClearAnswers(shop, bombs(), async (content) => {
      const { id } = (await staff.post("/staff/store-migrations", { platform })).body.data;
      const sent = await send(`/staff/store-migrations/${id}/files`, { content, name });
      if (sent.status !== 200) return outcomeOf(sent);
      const { job } = (await staff.post(`/staff/store-migrations/${id}/read`, {})).body.data;
      return await outcomeOfJob(job.id);
    });
  });

  it("a bomb after valid rows fails the import's check", async () => {
    const fine = Array.from({ length: 40 }, (_, at) => `COD-${at};Nume ${at}\n`).join("");
    await expectClearAnswers(shop, csvBombs(isFull() ? 2_000_000 : 300_000), async (content) => {
      const behind = Buffer.concat([Buffer.from(`Cod;Nume\n${fine}`), content]);
      const fields = { kind: "products" };
      const sent = await send("/staff/imports", { content: behind, name: "a.csv", fields });
      if (sent.status !== 200) return outcomeOf(sent);
      const { id, columns, version } = sent.body.data;
      const requested = await staff.post(`/staff/imports/${id}/check`, { columns, version });
      return await outcomeOfJob(requested.body.data.check.id);
    });
  });
});
