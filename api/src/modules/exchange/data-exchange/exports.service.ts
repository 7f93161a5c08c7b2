/** Staff request an export, a job writes it, and staff download it in parts. */
import { holdsPeople, type SheetKindName } from "@curat/contract/staff/exchange.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import {
  type BackgroundJob,
  JobFailure,
  type JobPiece,
  openJob,
} from "../../platform/background-jobs/index.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { findExport, insertExport, insertExportRows, setExportJob } from "./exports.store.ts";
import { KINDS } from "./kinds/kinds.ts";

const PART = 500;

/** Requests an export and returns its id. Exports of personal data are logged, because their files expire. */
export async function requestExport(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { kind, filter, actor }: { kind: SheetKindName; filter: Record<string, string>; actor: Actor },
): Promise<number> {
  return transaction(db, async (tx) => {
    const at = now();
    const id = await insertExport(tx, { kind, filter, actor, at });
    const title = `Export, ${KINDS[kind].title}`;
    const job = { kind: "export", title, parameters: { exportId: String(id) }, actor, at } as const;
    await setExportJob(tx, id, await openJob(tx, job));
    if (holdsPeople(kind))
      await recordChange(tx, {
        actor,
        subject: { kind: "export", id },
        sentence: `A fost pornit exportul unui fișier cu date personale: ${KINDS[kind].title}.`,
        before: {},
        after: { kind, filter },
        touched: [],
      });
    return id;
  });
}

export async function exportPiece(tx: Tx, job: BackgroundJob, { now }: ApiContext): Promise<JobPiece> {
  // The casts are safe: only requestExport and this function write these values.
  const { exportId } = job.parameters as { exportId: string };
  const { after, part } = (job.position as { after: string | null; part: number } | null) ?? {
    after: null,
    part: 0,
  };
  const file = await findExport(tx, Number(exportId));
  if (!file) throw new JobFailure("Fișierul a expirat. Cere-l din nou.");
  const kind = KINDS[file.kind];
  const found = await kind.read(tx, { filter: file.filter, after, limit: PART, now: now() });
  const rows = found.rows.map((row) => kind.columns.map(({ key }) => row[key] ?? null));
  await insertExportRows(tx, file.id, { position: part, rows });
  return {
    position: { after: found.after, part: part + 1 },
    done: rows.length,
    isLast: found.after === null,
  };
}
