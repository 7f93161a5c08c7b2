/** Stores an imported file and matches its columns; then jobs check and write its rows. */
import type { PlaceChoice } from "@curat/contract/staff/unresolved-places.fields";
import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import { canRetryJob, isOpenJob } from "@curat/contract/staff/jobs.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { findBackgroundJob, openJob } from "../../platform/background-jobs/index.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { withChosen } from "../../platform/geography/index.ts";
import {
  type DataImport,
  type ImportOptions,
  insertImport,
  listUnresolvedPlaces,
  loadNames,
  lockImport,
  moveImport,
  rememberNames,
} from "./imports.store.ts";
import { foldText } from "../../../text/fold.ts";
import { KINDS } from "./kinds/kinds.ts";
import { MAY_BE_ADDED } from "./kinds/stock.kind.ts";
import { type Columns, columnsFault, headOf, matchColumns, namesOf } from "./matching.rules.ts";
import { firstRows } from "../../../reader/tables/read-rows.ts";
import { formatOf } from "../../../reader/tables/table-format.ts";

type Context = Pick<ApiContext, "db" | "now" | "log">;
export type ImportAction =
  | { ok: true; id: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "stale" }
  | { ok: false; error: "conflict"; why: string }
  | { ok: false; error: "refused"; errors: Record<string, string[]> };

const LOOKED_AT = 30;
const SAMPLE = 5;
const MAX_NAME_LENGTH = 150;

/** Stores a file and matches its columns. Writes no rows. */
export async function takeIn(
  { db, now, log }: Context,
  { kind, name, bytes, actor }: { kind: SheetKindName; name: string; bytes: Uint8Array; actor: Actor },
): Promise<ImportAction> {
  try {
    const format = formatOf(bytes);
    const rows = await firstRows({ files: [partsOf(bytes)], sender: "staff", log }, LOOKED_AT);
    const remembered = await loadNames(db, kind);
    const head = headOf(rows, KINDS[kind], remembered);
    if (!head) throw new FileFault("Fișierul este gol: alege un fișier cu cel puțin un rând.");
    const sample = rows.filter(({ number }) => number > head.number).slice(0, SAMPLE);
    const columns = matchColumns(head.cells, KINDS[kind], remembered);
    const fileName = name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, "_").slice(-MAX_NAME_LENGTH) || "fisier";
    const file = { kind, fileName, format, headRow: head.number, head: head.cells, columns };
    const id = await transaction(db, (tx) =>
      insertImport(tx, { ...file, sample: sample.map(({ cells }) => cells) }, { bytes, actor, at: now() }),
    );
    return { ok: true, id };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { ok: false, error: "refused", errors: { file: [error.message] } };
  }
}

interface WriteInput {
  id: number;
  expectedVersion: number;
  actor: Actor;
}

/**
 * Starts the check of a file. Column matches are remembered for the next file of its kind, localities only for this
 * one.
 */
export async function checkImport(
  { db, now }: Context,
  {
    id,
    expectedVersion,
    actor,
    columns,
    options,
    places = [],
  }: WriteInput & { columns: Columns; options: ImportOptions; places?: readonly PlaceChoice[] | undefined },
): Promise<ImportAction> {
  return transaction(db, async (tx): Promise<ImportAction> => {
    const file = await lockImport(tx, id);
    const refused = refusalOf(file, expectedVersion);
    if (!file || refused) return refused ?? { ok: false, error: "unknown" };
    const fault = columnsFault(columns, file.head, KINDS[file.kind]);
    if (fault !== undefined) return { ok: false, error: "refused", errors: { columns: [fault] } };
    if (file.kind === "stock" && options.adds === undefined && isOpenWhatStock(file.head, columns))
      return { ok: false, error: "refused", errors: { adds: [ADDS_OR_REPLACES] } };
    const current = file.checkJobId === null ? undefined : await findBackgroundJob(tx, file.checkJobId);
    if (current && isOpenJob(current.state))
      return conflict("Fișierul este în curs de verificare. Încearcă din nou peste câteva clipe.");
    const asked = await listUnresolvedPlaces(tx, id);
    const chosen = await withChosen(tx, file.options.places ?? {}, { asked, chosen: places });
    if (!chosen.ok) return { ok: false, error: "refused", errors: chosen.errors };
    await rememberNames(tx, file.kind, namesOf(file.head, columns));
    const title = `Verificare, ${KINDS[file.kind].title}: ${file.fileName}`;
    const checkJobId = await openJob(tx, {
      kind: "import_check",
      title,
      parameters: { importId: String(id) },
      actor,
      at: now(),
    });
    await moveImport(tx, id, {
      columns,
      options: { ...options, places: chosen.answers },
      checkJobId,
    });
    return { ok: true, id };
  });
}

const ADDS_OR_REPLACES =
  "Alege ce reprezintă cantitățile din fișier: stocul numărat, care înlocuiește stocul actual, sau o livrare, care se adaugă.";

/**
 * Returns whether staff must decide what a quantity column means, because stock counts and delivery notes use the
 * same name.
 */
function isOpenWhatStock(head: readonly string[], { counted }: Columns): boolean {
  return counted !== undefined && MAY_BE_ADDED.test(foldText(head[counted] ?? ""));
}

export async function startImport(
  { db, now }: Context,
  { id, expectedVersion, actor }: WriteInput,
): Promise<ImportAction> {
  return transaction(db, async (tx): Promise<ImportAction> => {
    const file = await lockImport(tx, id);
    const refused = refusalOf(file, expectedVersion);
    if (!file || refused) return refused ?? { ok: false, error: "unknown" };
    const checked = file.checkJobId === null ? undefined : await findBackgroundJob(tx, file.checkJobId);
    if (!checked || isOpenJob(checked.state) || canRetryJob(checked.state))
      return conflict("Poți importa fișierul după ce a fost verificat complet.");
    const { new: added = 0, changed = 0 } = checked.counts;
    if (added + changed === 0)
      return conflict("Nu este nimic de importat: niciun rând nu conține modificări.");
    const title = `Import, ${KINDS[file.kind].title}: ${file.fileName}`;
    const parameters = { importId: String(id) };
    const total = file.rowCount ?? 0;
    const job = { kind: "import_write", title, parameters, total, actor, at: now() } as const;
    await moveImport(tx, id, { writeJobId: await openJob(tx, job) });
    return { ok: true, id };
  });
}

function refusalOf(file: DataImport | undefined, expectedVersion: number): ImportAction | undefined {
  if (!file) return { ok: false, error: "unknown" };
  if (file.writeJobId !== null)
    return conflict("Fișierul a fost deja importat. Ca să îl imporți încă o dată, încarcă-l din nou.");
  return file.version === expectedVersion ? undefined : { ok: false, error: "stale" };
}

function conflict(why: string): ImportAction {
  return { ok: false, error: "conflict", why };
}
