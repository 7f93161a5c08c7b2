/** Files that would hold or kill whoever parses them, sent to everything that takes a file. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isFull } from "../../../setup/test-sizes.ts";
import type { ApiContext } from "../context.ts";
import { openDatabase } from "../db/database.ts";
import { workTasks } from "../jobs/tasks.ts";
import {
  type Bombs,
  csvBombs,
  dumpBombs,
  pdfBombs,
  statementBombs,
  svgBombs,
  xlsxBombs,
  zipBombs,
} from "../testing/bombs/bombs.ts";
import { asStaff } from "../testing/test-orders.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { FileFault } from "./file-fault.ts";
import { partsOf } from "./file-parts.ts";
import { type Limits, LIMITS, type Sender } from "./limits.ts";
import { onlyPiece, readingAt } from "./read-apart.ts";
import type { Reading } from "./reading.ts";

const shop = await openTestShop();
const staff = asStaff(shop);
const database = openDatabase(shop.config.databaseUrl, 3, () => undefined);
const context: ApiContext = {
  db: database.db,
  now: () => new Date(),
  config: shop.config,
  log: () => undefined,
};
const tasks = workTasks(context);

/** A document that bombs are sent in place of. */
const standingPdf = (await send("/staff/media", { content: Buffer.from("%PDF-1.7 %%EOF"), name: "a.pdf" }))
  .body.data.mediumID as number;

/** In the usual run files get half a second, so that what takes too long is known early. */
const limits: Record<Sender, Limits> = LIMITS;
const standing = structuredClone(limits);
beforeAll(() => {
  // Nobody waits for jobs: ten minutes for each would only be long.
  limits.job.seconds = isFull() ? 20 : 0.5;
  if (!isFull()) for (const sender of ["visitor", "staff", "labels"] as const) limits[sender].seconds = 0.5;
});
afterAll(async () => {
  for (const sender of Object.keys(standing) as Sender[]) limits[sender].seconds = standing[sender].seconds;
  vi.resetConfig();
  await database.close();
});

const MB = isFull() ? 200 : 20;
/** The table of limits promises five seconds; a machine that does much else starts readers slowly. */
const LONGEST_ANSWER_MS = 15_000;
/** Nobody waits for a job's end. */
const LONGEST_JOB_MS = isFull() ? 90_000 : 30_000;
/** Ten of them, two at a time, on a machine that does much else. */
const TEST_MS = isFull() ? 900_000 : 90_000;
vi.setConfig({ testTimeout: TEST_MS });
const ROMANIAN = /^[A-ZȘȚĂÂÎ„].*[.?]$/s;

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

/** Sends bombs two at a time, and asks for something else meanwhile; what each came to, by its name. */
async function under(
  bombs: Bombs,
  answerTo: (bomb: Uint8Array, place: number) => Promise<string>,
  mostMs = LONGEST_ANSWER_MS,
) {
  const files = Object.entries(bombs).map(([name, make]) => ({ name, content: make() }));
  expect(files).toHaveLength(10);
  const before = process.memoryUsage.rss();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const waiting = files.entries();
  const told: Record<string, string> = {};
  const over = new AbortController();
  const work = async (): Promise<void> => {
    for (const [place, { name, content }] of waiting) {
      const since = performance.now();
      told[name] = await answerTo(content, place);
      const tookMs = performance.now() - since;
      if (tookMs > mostMs) told[name] = `answered after ${Math.round(tookMs)} ms`;
    }
  };
  const others = async (): Promise<void> => {
    for (; !over.signal.aborted; await pause(100))
      expect((await shop.get("/utilities/today")).status).toBe(200);
  };
  const asking = others();
  await Promise.all([work(), work()]).finally(() => over.abort());
  await asking;
  delay.disable();
  expect(delay.max / 1e6, "ms that nobody else was answered").toBeLessThan(2_000);
  expect((process.memoryUsage.rss() - before) / 1e6, "MB more").toBeLessThan(400);
  return told;
}
interface Answered {
  status: number;
  body: { message?: string; errors?: Record<string, string[]> };
}
/** Taken, refused at a field, or too long to be read at all. */
const isClear = ({ status, body }: Answered): string => {
  if (status === 200) return "taken";
  const [said = body.message ?? ""] = Object.values(body.errors ?? {}).flat();
  return [413, 422].includes(status) && ROMANIAN.test(said) ? "refused" : `${status} ${JSON.stringify(body)}`;
};
const expectClear = (told: Record<string, string>): void => {
  for (const [name, answer] of Object.entries(told))
    expect([name, answer]).toEqual([name, expect.stringMatching(/^(?:taken|refused)$/)]);
};

const sheets = { XLSX: () => xlsxBombs(MB), CSV: () => csvBombs(950_000) };
const papers = { PDF: () => pdfBombs(MB * 3), SVG: svgBombs };
const money = { ...sheets, statement: () => statementBombs(isFull() ? 5_000_000 : 2_000_000) };
const doors: [
  door: string,
  path: string,
  fields: Record<string, string>,
  formats: Record<string, () => Bombs>,
][] = [
  ["the order sheet of visitors", "/order-sheets", {}, sheets],
  ["imports", "/staff/imports", { kind: "products" }, sheets],
  ["texts", "/staff/texts/file", {}, sheets],
  ["statements of banks", "/staff/incoming/files", { kind: "bank" }, money],
  ["sums of couriers", "/staff/incoming/files", { kind: "cod" }, sheets],
  ["media", "/staff/media", {}, papers],
];

describe.each(doors)("ten bombs at %s", (_door, path, fields, formats) => {
  it.each(Object.entries(formats))(
    "are answered clearly, and hold nobody else: %s",
    async (_format, bombs) => {
      const told = await under(bombs(), async (content, place) =>
        isClear(await send(path, { content, name: "fisier.csv", fields, visitor: `192.0.2.${place}` })),
      );
      expectClear(told);
      expect(Object.values(told)).toContain("refused");
    },
  );
});

it.each(Object.entries(papers))(
  "ten bombs in place of a file of media are refused: %s",
  async (_format, bombs) => {
    const told = await under(bombs(), async (content) =>
      isClear(
        await send(`/staff/media/${standingPdf}/file`, { content, name: "a.pdf", fields: { version: "0" } }),
      ).replace(/^409.*/s, "refused"),
    );
    expectClear(told);
  },
);

it("the limits answer visitors and staff within five seconds", () => {
  const { visitor, staff: ofStaff } = standing;
  expect(visitor.seconds + visitor.waitSeconds).toBeLessThanOrEqual(5);
  expect(ofStaff.seconds).toBeLessThan(5);
});

describe("in the background", () => {
  const run = async (jobId: number): Promise<{ state: string; error: string }> => {
    await tasks["run_background_job"]?.({ jobId }, undefined as never);
    return (await shop.get(`/staff/jobs/${jobId}`, staff)).body.data;
  };
  const outcomeOf = ({ state, error }: { state: string; error: string }): string =>
    state === "done" ? "taken" : ROMANIAN.test(error) ? "refused" : `${state} ${error}`;

  it.each([
    ["dumps", () => dumpBombs(isFull() ? 20 : 3), "a.sql"],
    ["tables", () => csvBombs(isFull() ? 10_000_000 : 2_000_000), "a.csv"],
  ] as const)("an export of ten bombs ends: %s", async (_kind, bombs, name) => {
    const told = await under(
      bombs(),
      async (content) => {
        const { id } = (await shop.post("/staff/moving", { platform: "woocommerce" }, staff)).body.data;
        const sent = await send(`/staff/moving/${id}/files`, { content, name });
        if (sent.status !== 200) return isClear(sent);
        const { job } = (await shop.post(`/staff/moving/${id}/read`, {}, staff)).body.data;
        return outcomeOf(await run(job.id));
      },
      LONGEST_JOB_MS,
    );
    expectClear(told);
  });

  it("ten bombs behind rows that are fine end the import's check", async () => {
    const fine = Array.from({ length: 40 }, (_, at) => `COD-${at};Nume ${at}\n`).join("");
    const told = await under(
      csvBombs(2_000_000),
      async (content) => {
        const behind = Buffer.concat([Buffer.from(`Cod;Nume\n${fine}`), content]);
        const sent = await send("/staff/imports", {
          content: behind,
          name: "a.csv",
          fields: { kind: "products" },
        });
        if (sent.status !== 200) return isClear(sent);
        const { id, columns, version } = sent.body.data;
        const asked = await shop.post(`/staff/imports/${id}/check`, { columns, version }, staff);
        return outcomeOf(await run(asked.body.data.check.id));
      },
      LONGEST_JOB_MS,
    );
    expectClear(told);
  });
});

describe("from other servers", () => {
  const modules = new URL("../modules/", import.meta.url);
  const zips = readingAt<Reading<undefined, unknown>>(
    new URL("invoices/efactura/anaf/zip.reading.ts", modules),
  );
  const labels = readingAt<Reading<string, unknown>>(new URL("shipments/labels.reading.ts", modules));
  const outcome = (pieces: AsyncIterable<unknown>): Promise<string> =>
    onlyPiece(pieces).then(
      () => "taken",
      (error: unknown) =>
        error instanceof FileFault && ROMANIAN.test(error.message) ? "refused" : String(error),
    );

  it("ten ZIPs of ANAF are read or refused", async () => {
    expectClear(
      await under(zipBombs(MB), async (content) =>
        outcome(zips(undefined, { files: [partsOf(content)], sender: "staff" })),
      ),
    );
  });

  it("ten labels of couriers are merged, left out or refused", async () => {
    expectClear(
      await under(pdfBombs(MB * 3), async (content) =>
        outcome(labels("Etichete", { files: [partsOf(content)], sender: "labels" })),
      ),
    );
  });
});
