import { fileAnswer } from "../../../office/app/lists/file.server.ts";
import { table } from "../search/timing.ts";
import { brought, type Cell, check, exported, rowsOf, start, takeIn, takenBack } from "./exchange.ts";
import { lineOf, manyRows } from "./many-rows.ts";
import type { StaffCalls } from "./staff-calls.ts";
import { measured, type MeasuredProcess } from "./worker-process.ts";

const TARGETS = { megabytes: 300, minutes: 5 };

interface Measuring {
  worker: MeasuredProcess;
  count: number;
}

/** Prints each step's duration, and the total time that a merchant waits. */
export async function measureFiles(staff: StaffCalls, { worker, count }: Measuring): Promise<void> {
  const rows: string[][] = [["files of products", "s", "CPU s", "peak MB"]];
  const step = async <T>(name: string, of: MeasuredProcess, work: () => Promise<T>): Promise<T> => {
    await of.begin();
    const [start, cpu] = [performance.now(), await of.cpuSeconds()];
    const result = await work();
    const seconds = (performance.now() - start) / 1_000;
    const peak = await of.peakMegabytes();
    rows.push([name, seconds.toFixed(1), ((await of.cpuSeconds()) - cpu).toFixed(1), peak.toFixed(0)]);
    console.error(rows.at(-1)?.join("  "));
    return result;
  };
  const web = measured(process.pid);

  const file = await newProducts(staff, count);
  const taken = await step(`a CSV of ${count} rows, ${megabytes(file.length)} MB, taken in (web)`, web, () =>
    takeIn(staff, file),
  );
  const tried = await step("new: tried", worker, () => check(staff, taken));
  console.log(JSON.stringify(tried.counts));
  const written = await step("new: written", worker, () => start(staff, taken.id));
  console.log(JSON.stringify(written.counts));
  const out = await step("taken out", worker, () => exported(staff));
  for (const name of ["produse.csv", "produse.xlsx"])
    await step(`${name} (web)`, web, () => fileOf(staff, out, { name }));
  const changed = changedRows(await rowsOf(staff, out));
  const again = await takeIn(staff, changed);
  await step("changed: validated", worker, () => check(staff, again));
  const { batch } = await step("changed: written", worker, () => start(staff, again.id));
  const undone = await step("changed: undone", worker, () => takenBack(staff, batch));
  console.log(JSON.stringify(undone.counts));
  console.log(`\n${table(rows)}`);
  console.log(`targets: ${TARGETS.megabytes} MB for the worker, ${TARGETS.minutes} minutes`);
}

/** Imports `count` more products without measuring. */
export async function fillShop(staff: StaffCalls, count: number): Promise<void> {
  await brought(staff, await newProducts(staff, count));
}

async function newProducts(staff: StaffCalls, count: number): Promise<string> {
  const [head = [], ...base] = await rowsOf(staff, await exported(staff));
  return manyRows(head as string[], base, count);
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

/** Reads the file to its end, as the office streams it. */
async function fileOf(staff: StaffCalls, id: number, { name }: { name: string }): Promise<number> {
  const { head } = await staff.get(`/staff/exports/${id}/rows?part=0`);
  const answer = await fileAnswer({ pathname: `/${name}` }, head, async (page) => {
    const { rows, next } = await staff.get(`/staff/exports/${id}/rows?part=${page - 1}`);
    return { rows, hasMore: next !== null };
  });
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += part.length;
  return bytes;
}

function changedRows([head = [], ...rows]: Cell[][]): string {
  const [code, name, price] = ["Cod", "Nume", "Preț de listă (lei cu TVA)"].map((label) =>
    head.indexOf(label),
  );
  const reported = rows.map(
    (row) => [row[code ?? 0], `${row[name ?? 0]} +`, Number(row[price ?? 0]) + 2] as Cell[],
  );
  return [["Cod", "Nume", "Preț de listă (lei cu TVA)"], ...reported].map(lineOf).join("\n");
}
