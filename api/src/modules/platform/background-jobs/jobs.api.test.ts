import { describe, expect, it } from "vitest";
import { transaction, type Tx } from "../../../db/database.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { JobFailure, type JobPiece } from "./jobs.rules.ts";
import { type JobHandlers, openJob, runJob } from "./jobs.service.ts";

const shop = await openTestShop();
const now = () => new Date();
const context = { db: shop.db, now, config: shop.config, log: () => undefined };
const { staff } = shop;
await shop.query("create table done_row (job bigint, row integer, unique (job, row))");

const ROWS = 6;
const actor = { kind: "staff", id: "1", name: "Ana" } as const;
const aJob = () =>
  transaction(shop.db, (tx) =>
    openJob(tx, { kind: "undo", title: "Șase rânduri", parameters: { rows: ROWS }, actor, at: now() }),
  );
const jobOf = async (id: number) => (await staff.get(`/staff/jobs/${id}`)).body.data;
const rowsOf = async (id: number) =>
  (await shop.query<{ row: number }>("select row from done_row where job = $1 order by row", [id])).map(
    ({ row }) => row,
  );
/** Handles two rows per step. From row `fault.at` on, throws `fault` after writing the rows. */
function twoByTwo(
  fault: { at: number; error: Error } | undefined,
  around?: (at: number) => Promise<void>,
): JobHandlers {
  const piece = async (tx: Tx, { id, position }: { id: number; position: unknown }): Promise<JobPiece> => {
    const at = (position as number | null) ?? 0;
    await around?.(at);
    for (const row of [at, at + 1])
      // oxlint-disable-next-line typescript/no-explicit-any -- the test's table is not in the shop's types
      await (tx as any).insertInto("done_row").values({ job: id, row }).execute();
    if (fault && at >= fault.at) throw fault.error;
    return { position: at + 2, done: 2, total: ROWS, counts: { new: 2 }, isLast: at + 2 === ROWS };
  };
  return {
    undo: piece,
    sheet: piece,
    moving_read: piece,
    moving_in: piece,
    import_check: piece,
    import_write: piece,
    export: piece,
  };
}

describe("a background job", () => {
  it("a background job runs step by step and reports its progress", async () => {
    const id = await aJob();
    expect(await jobOf(id)).toMatchObject({ state: "waiting", done: 0, total: null, by: "Ana" });
    await runJob(context, twoByTwo(undefined), { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: "done", done: 6, total: 6, counts: { new: 6 } });
    expect((await staff.get("/staff/jobs?state=done")).body.data[0]).toMatchObject({ id });
  });

  it("a background job resumes after its last committed step without repeating rows", async () => {
    const id = await aJob();
    const killed = twoByTwo({ at: 2, error: new Error("killed") });
    await expect(runJob(context, killed, { jobId: id })).rejects.toThrow("killed");
    expect(await rowsOf(id)).toEqual([0, 1]);
    expect(await jobOf(id)).toMatchObject({ state: "running", done: 2 });
    await Promise.all([1, 2].map(() => runJob(context, twoByTwo(undefined), { jobId: id })));
    expect(await rowsOf(id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await jobOf(id)).toMatchObject({ state: "done", done: 6, counts: { new: 6 } });
  });

  it("a background job lets other jobs run after its turn", async () => {
    const id = await aJob();
    await shop.query("delete from graphile_worker._private_jobs");
    await runJob(context, twoByTwo(undefined), { jobId: id, turnMs: 0 });
    expect(await jobOf(id)).toMatchObject({ state: "running", done: 2 });
    expect(await shop.query("select payload from graphile_worker._private_jobs")).toEqual([
      { payload: { jobId: id } },
    ]);
  });

  it("a stopped background job resumes with the next step", async () => {
    const id = await aJob();
    const stopping = twoByTwo(undefined, async (at) => {
      if (at === 2) expect((await staff.post(`/staff/jobs/${id}/stop`, {})).status).toBe(200);
    });
    await runJob(context, stopping, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: "stopped", done: 4 });
    expect(await rowsOf(id)).toEqual([0, 1, 2, 3]);
    expect((await staff.post(`/staff/jobs/${id}/stop`, {})).status, "again").toBe(200);
    expect((await staff.post(`/staff/jobs/${id}/retry`, {})).body.data.state).toBe("waiting");
    await runJob(context, twoByTwo(undefined), { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: "done", done: 6 });
    expect((await staff.post(`/staff/jobs/${id}/stop`, {})).status).toBe(409);
    expect((await staff.post(`/staff/jobs/${id}/retry`, {})).status).toBe(409);
  });

  it("a failed background job stays on the dashboard until dismissed", async () => {
    const [reported, odd] = [await aJob(), await aJob()];
    const failing = (error: Error) => twoByTwo({ at: 0, error });
    await runJob(context, failing(new JobFailure("Fișierul nu mai este.")), { jobId: reported });
    expect(await jobOf(reported)).toMatchObject({ state: "failed", error: "Fișierul nu mai este.", done: 0 });
    const oddly = () => runJob(context, failing(new Error("odd")), { jobId: odd });
    await expect(oddly()).rejects.toThrow("odd");
    await expect(oddly()).rejects.toThrow("odd");
    await oddly();
    expect(await jobOf(odd)).toMatchObject({ state: "failed", error: /la noi/ });
    const failed = async () =>
      (await staff.get("/staff/dashboard")).body.data.find(
        ({ kind }: { kind: string }) => kind === "failed_work",
      );
    expect(await failed()).toMatchObject({ count: 2, details: ["Șase rânduri", "Șase rânduri"] });
    for (const id of [reported, odd]) await staff.post(`/staff/jobs/${id}/stop`, {});
    expect(await failed()).toBeUndefined();
    expect(await rowsOf(odd)).toEqual([]);
  });

  it("stopping a background job requires more than the permission to view jobs", async () => {
    const id = await aJob();
    const viewer = await aPerson(shop, { permissions: ["jobs:view"] });
    expect((await viewer.get(`/staff/jobs/${id}`)).status).toBe(200);
    expect((await viewer.post(`/staff/jobs/${id}/stop`, {})).status).toBe(403);
    expect((await staff.get("/staff/jobs/999999")).status).toBe(404);
  });
});
