import { sql } from "kysely";
import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { isPassingFailure } from "../../../db/passing-failure.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { readingAt } from "../../../reader/read-apart.ts";
import { type BackgroundJob, JobFailure, type JobPiece } from "../../platform/background-jobs/index.ts";
import { lockNames } from "../../catalogue/catalog/index.ts";
import { lockPromotions } from "../../catalogue/promotions/index.ts";
import { lockAddresses } from "../../platform/routing/index.ts";
import { moveCategory } from "./migrate-category.ts";
import { moveOrder } from "./migrate-order.ts";
import { moveCustomer } from "./migrate-people.ts";
import { moveProduct } from "./migrate-product.ts";
import { mergedChoices } from "./choices.rules.ts";
import { importReductions } from "./migrate-reductions.ts";
import type exportReading from "./export.reading.ts";
import type { ExportPiece } from "./export.reading.ts";
import {
  closeRecord,
  deleteFiles,
  deleteRecords,
  insertRecords,
  listFiles,
  lockMigration,
  nextRecords,
  readParts,
  updateMigration,
  type WaitingRecord,
} from "./migration.store.ts";
import { openPictures } from "./pictures.ts";
import type { SourceCategory, SourceCustomer, SourceOrder, SourceProduct } from "./records.ts";
import { sourceOf } from "./migration.rules.ts";
import type { Came, Scene } from "./scene.ts";
import { WrittenPlaces } from "./written-places.ts";

const RECORDS_A_PIECE = 10;
const readExport = readingAt<typeof exportReading>(new URL("export.reading.ts", import.meta.url));

/** Reads all files part by part. Replaces the result of an earlier reading. */
export async function readPiece(tx: Tx, job: BackgroundJob, { now, log }: ApiContext): Promise<JobPiece> {
  const id = migrationOf(job);
  const migration = await lockMigration(tx, id);
  if (!migration) return { position: null, done: 0, isLast: true };
  const sources = (await listFiles(tx, id)).flatMap(({ id: fileId, name, kind }) =>
    kind === "pictures" ? [] : [{ name, kind, parts: () => readParts(tx, fileId) }],
  );
  await deleteRecords(tx, id);
  const input = {
    platform: migration.platform,
    at: now(),
    files: sources.map(({ name, kind }) => ({ name, kind })),
  };
  const written = new WrittenPlaces();
  const reported: ExportPiece[] = [];
  try {
    for await (const piece of readExport(input, {
      files: sources.map(({ parts }) => parts),
      sender: "job",
      log,
    }))
      if ("records" in piece) {
        await insertRecords(tx, id, piece.records);
        for (const record of piece.records) written.take(record);
      } else reported.push(piece);
  } catch (error) {
    if (error instanceof FileFault) throw new JobFailure(error.message);
    throw error;
  }
  const [summary] = reported;
  if (!summary || "records" in summary) throw new Error("The export was not read completely.");
  const { proposed, notes, counts } = summary;
  // Earlier choices for the same names are kept. Database dumps contain their currency; tables do not.
  const inLei = sources.some(({ kind }) => kind === "dump") || (migration.choices?.inLei ?? null);
  const places = { asked: await written.unknown(tx), answers: migration.choices?.places?.answers ?? {} };
  const choices = { ...mergedChoices(proposed, migration.choices), inLei, places };
  await updateMigration(tx, id, { stage: "read", choices, notes: notes.slice(0, 500) });
  return { position: null, done: counts.read, total: counts.read, counts, isLast: true };
}

/** Imports the next records. A record that cannot be imported is skipped with the reason. */
export async function movePiece(tx: Tx, job: BackgroundJob, context: ApiContext): Promise<JobPiece> {
  const id = migrationOf(job);
  const migration = await lockMigration(tx, id);
  if (!migration?.choices) return { position: null, done: 0, isLast: true };
  const { platform, choices, cookieKey } = migration;
  const records = await nextRecords(tx, id, RECORDS_A_PIECE);
  const pictures = await openPictures(tx, id, { context, actor: job.actor });
  const scene: Scene = {
    platform,
    source: sourceOf(migration),
    choices,
    cookieKey,
    actor: job.actor,
    at: context.now(),
    context,
    pictureOf: pictures,
  };
  // Promotions, names and URLs are locked before any row, in the same order as elsewhere, to avoid deadlocks.
  await lockPromotions(tx);
  await lockNames(tx);
  await lockAddresses(tx);
  const counts: Record<string, number> = {};
  const reduced: NonNullable<Came["reduced"]> = [];
  for (const record of records) {
    const came = await moveRecord(tx, scene, record);
    reduced.push(...(came.reduced ?? []));
    const why = [record.why, came.why].filter((part) => part !== "").join(" ");
    await closeRecord(tx, id, { kind: record.kind, place: record.place, outcome: came.outcome, why });
    counts[came.outcome] = (counts[came.outcome] ?? 0) + 1;
  }
  await importReductions(tx, scene, reduced);
  const isLast = records.length < RECORDS_A_PIECE;
  if (isLast) {
    const { places: _written, ...decided } = choices;
    await updateMigration(tx, id, { stage: "moved", choices: decided, cookieKey: "" });
    await deleteFiles(tx, id);
  }
  return { position: null, done: records.length, counts, isLast };
}

async function moveRecord(tx: Tx, scene: Scene, record: WaitingRecord): Promise<Came> {
  await sql`savepoint one_record`.execute(tx);
  try {
    return await move(tx, scene, record);
  } catch (error) {
    if (isPassingFailure(error)) throw error;
    await sql`rollback to savepoint one_record`.execute(tx);
    scene.context.log({
      level: "warn",
      message: "A record of another shop was skipped.",
      kind: record.kind,
      place: record.place,
      error,
    });
    return {
      outcome: "left",
      why: "Nu a putut fi importat: nu respectă regulile magazinului.",
    };
  }
}

function move(tx: Tx, scene: Scene, { kind, record }: WaitingRecord): Promise<Came> {
  switch (kind) {
    case "category":
      return moveCategory(tx, scene, record as SourceCategory);
    case "product":
      return moveProduct(tx, scene, record as SourceProduct);
    case "customer":
      return moveCustomer(tx, scene, record as SourceCustomer);
    case "order":
      return moveOrder(tx, scene, record as SourceOrder);
  }
}

function migrationOf({ parameters }: BackgroundJob): number {
  return (parameters as { movingId: number }).movingId;
}
