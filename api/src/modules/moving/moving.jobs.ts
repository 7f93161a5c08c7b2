/** The long work on an export: reading its files, and letting in what was read, a few records at a time. */
import { sql } from "kysely";
import type { ApiContext } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isPassingFailure } from "../../db/passing-failure.ts";
import { type BackgroundJob, type JobPiece } from "../background-jobs/index.ts";
import { lockNames } from "../catalog/index.ts";
import { lockPromotions } from "../promotions/index.ts";
import { lockAddresses } from "../routing/index.ts";
import { moveCategory } from "./move-category.ts";
import { moveOrder } from "./move-order.ts";
import { moveCustomer } from "./move-people.ts";
import { moveProduct } from "./move-product.ts";
import { keptChoices, NO_CHOICES, withProposed } from "./choices.rules.ts";
import { bringMovedReductions } from "./move-reductions.ts";
import { faultOf } from "./moving.rules.ts";
import {
  closeRecord,
  deleteFiles,
  deleteRecords,
  insertRecords,
  listFiles,
  lockMoving,
  type NewRecord,
  nextRecords,
  readParts,
  updateMoving,
  type WaitingRecord,
} from "./moving.store.ts";
import { withTexts } from "./files/set-aside.ts";
import { openPictures } from "./pictures.ts";
import { readFiles } from "./read-files.ts";
import type { Found, MovedCategory, MovedCustomer, MovedOrder, MovedProduct } from "./records.ts";
import type { Came, Scene } from "./scene.ts";

const RECORDS_A_PIECE = 10;
/** All of them as JSON would be as long as the export once more. */
const WRITTEN_AT_ONCE = 500;

/** Reads all files, part by part; what stands of an earlier reading is replaced. */
export async function readPiece(tx: Tx, job: BackgroundJob, { now }: ApiContext): Promise<JobPiece> {
  const id = movingOf(job);
  const moving = await lockMoving(tx, id);
  if (!moving) return { position: null, done: 0, isLast: true };
  const sources = (await listFiles(tx, id)).flatMap(({ id: fileId, name, kind }) =>
    kind === "pictures" ? [] : [{ name, kind, parts: () => readParts(tx, fileId) }],
  );
  await deleteRecords(tx, id);
  const counts = { read: 0, unusable: 0 };
  const notes: string[] = [];
  let proposed = NO_CHOICES;
  for await (const { found, texts } of readFiles(moving.platform, sources, now())) {
    const records = recordsOf(found);
    for await (const some of withTexts(records, texts(), WRITTEN_AT_ONCE)) await insertRecords(tx, id, some);
    proposed = withProposed(proposed, found);
    notes.push(...found.notes);
    counts.read += records.length;
    counts.unusable += records.filter(({ outcome }) => outcome === "left").length;
  }
  // What was decided before goes on where the same words come again.
  const choices = keptChoices(proposed, moving.choices);
  await updateMoving(tx, id, { stage: "read", choices, notes: notes.slice(0, 500) });
  return { position: null, done: counts.read, total: counts.read, counts, isLast: true };
}

/** Parents before their children, orders by their day: numbers rise with time. */
function recordsOf({ categories, products, customers, orders }: Found): NewRecord[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const depth = (id: string | null, steps = 0): number =>
    id === null || steps > 50 ? steps : depth(parents.get(id) ?? null, steps + 1);
  const byDepth = categories.toSorted((one, other) => depth(one.id) - depth(other.id));
  const byDay = orders.toSorted((one, other) => one.placedAt.localeCompare(other.placedAt));
  return [
    ...byDepth.map((one, place) =>
      recordOf("category", place, { ...one, title: one.name }, faultOf("categories", one)),
    ),
    ...products.map((one, place) =>
      recordOf("product", place, { ...one, title: one.name }, faultOf("products", one)),
    ),
    ...customers.map((one, place) =>
      recordOf("customer", place, { ...one, title: one.email }, faultOf("customers", one)),
    ),
    ...byDay.map((one, place) =>
      recordOf("order", place, { ...one, title: one.number }, faultOf("orders", one)),
    ),
  ];
}

function recordOf(
  kind: NewRecord["kind"],
  place: number,
  { title, ...record }: { id: string; title: string },
  fault: string | undefined,
): NewRecord {
  return {
    kind,
    place,
    theirId: record.id,
    title: title.slice(0, 255),
    record,
    outcome: fault === undefined ? "waiting" : "left",
    why: fault ?? "",
  };
}

/** Lets the next records in; a record that can not come is left with the reason, and the others go on. */
export async function movePiece(tx: Tx, job: BackgroundJob, context: ApiContext): Promise<JobPiece> {
  const id = movingOf(job);
  const moving = await lockMoving(tx, id);
  if (!moving?.choices) return { position: null, done: 0, isLast: true };
  const { platform, choices, cookieKey } = moving;
  const records = await nextRecords(tx, id, RECORDS_A_PIECE);
  const pictures = await openPictures(tx, id, { context, actor: job.actor });
  const scene: Scene = {
    platform,
    choices,
    cookieKey,
    actor: job.actor,
    at: context.now(),
    context,
    pictureOf: pictures,
  };
  // All before any row, in the order in which whoever writes names and addresses takes them.
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
  await bringMovedReductions(tx, scene, reduced);
  const isLast = records.length < RECORDS_A_PIECE;
  if (isLast) {
    await updateMoving(tx, id, { stage: "moved", cookieKey: "" });
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
      message: "A record of another shop was left.",
      kind: record.kind,
      place: record.place,
      error,
    });
    return {
      outcome: "left",
      why: "Nu a putut fi scris: ceva din el nu se potrivește cu regulile magazinului.",
    };
  }
}

/** As they were written from the same shapes. */
function move(tx: Tx, scene: Scene, { kind, record }: WaitingRecord): Promise<Came> {
  switch (kind) {
    case "category":
      return moveCategory(tx, scene, record as MovedCategory);
    case "product":
      return moveProduct(tx, scene, record as MovedProduct);
    case "customer":
      return moveCustomer(tx, scene, record as MovedCustomer);
    case "order":
      return moveOrder(tx, scene, record as MovedOrder);
  }
}

function movingOf({ parameters }: BackgroundJob): number {
  return (parameters as { movingId: number }).movingId;
}
