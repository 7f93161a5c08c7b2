import type { StaffCalls } from "./staff-calls.ts";

export type Cell = string | number | null;
export type Rows = Cell[][];

export async function takeIn(staff: StaffCalls, content: string) {
  const body = new FormData();
  body.set("kind", "products");
  body.set("file", new File([content], "produse.csv"));
  return staff.post("/staff/imports", body);
}

export async function check(staff: StaffCalls, { id, columns, version }: Awaited<ReturnType<typeof takeIn>>) {
  const requested = await staff.post(`/staff/imports/${id}/check`, { columns, version });
  return staff.jobOver(requested.check.id);
}

export async function start(staff: StaffCalls, id: number) {
  const { version } = await staff.get(`/staff/imports/${id}`);
  const requested = await staff.post(`/staff/imports/${id}/start`, { version });
  return staff.jobOver(requested.write.id);
}

/** Uploads, checks and writes a file. Returns the batch of its changes. */
export async function brought(staff: StaffCalls, content: string): Promise<string> {
  const file = await takeIn(staff, content);
  await check(staff, file);
  return (await start(staff, file.id)).batch;
}

export async function takenBack(staff: StaffCalls, batch: string) {
  const { id } = await staff.post(`/staff/changes/batches/${batch}/undo`, {});
  return staff.jobOver(id);
}

/** Exports all products and returns the file's id. */
export async function exported(staff: StaffCalls): Promise<number> {
  const { id, job } = await staff.post("/staff/exports", { kind: "products", filter: {} });
  await staff.jobOver(job.id);
  return id;
}

export async function rowsOf(staff: StaffCalls, id: number): Promise<Rows> {
  const rows: Rows = [];
  for (let part: number | null = 0; part !== null;) {
    const data = await staff.get(`/staff/exports/${id}/rows?part=${part}`);
    if (part === 0) rows.push(data.head);
    rows.push(...data.rows);
    part = data.next;
  }
  return rows;
}
