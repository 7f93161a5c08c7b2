/**
 * Undoes a batch in a background job, newest change first. Subjects with later changes are skipped and
 * listed.
 */
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import type { UndoneTogether } from "@curat/contract/staff/jobs.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import type { Staff } from "../../../http/caller.ts";
import {
  type BackgroundJob,
  findJobOfBatch,
  findLastJobWith,
  lockBatch,
  type JobPiece,
  openJob,
} from "../../platform/background-jobs/index.ts";
import {
  takeBackCategories,
  takeBackParameters,
  takeBackPrices,
  takeBackProducts,
} from "../../catalogue/catalog/index.ts";
import {
  type Actor,
  type Change,
  changedSince,
  changesOfBatch,
  countsOfBatches,
  keyOf,
  kindsOfBatch,
  type UndoResult,
} from "../../platform/changes/index.ts";
import { takeBackGroups } from "../../catalogue/price-lists/index.ts";
import { takeBackLevels } from "../../purchasing/replenishment/index.ts";
import { takeBackRedirects } from "../../platform/routing/index.ts";
import { takeBackStock } from "../../catalogue/stock/index.ts";
import { mayUndoBatch, type RefusedUndo } from "./undo-batch.rules.ts";

interface UndoneKind extends UndoResult {
  needs: Permission;
}

const UNDONE: Record<UndoneTogether, UndoneKind> = {
  product: { needs: "products:edit", ...takeBackProducts },
  price: { needs: "prices:edit", ...takeBackPrices },
  stock: { needs: "stock:edit", ...takeBackStock },
  "stock-level": { needs: "purchasing:edit", ...takeBackLevels },
  "customer-group": { needs: "price-lists:edit", ...takeBackGroups },
  redirect: { needs: "redirects:edit", ...takeBackRedirects },
  category: { needs: "categories:edit", ...takeBackCategories },
  parameter: { needs: "parameters:edit", ...takeBackParameters },
};
const KINDS: Partial<Record<SubjectKind, UndoneKind>> = UNDONE;

/** Changes per transaction, as in an import step. */
const PIECE = 500;
const CHANGED_SINCE = "s-a schimbat din nou de atunci";
const NOT_FROM_HERE = "modificarea se anulează doar de pe pagina unde a fost făcută";

/** Creates a job that undoes a batch and returns its id. A batch can be undone only once. */
export async function openUndo(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { batch, actor }: { batch: string; actor: Staff },
): Promise<{ ok: true; id: number } | { ok: false; error: RefusedUndo }> {
  return transaction(db, async (tx) => {
    await lockBatch(tx, batch);
    const kinds = await kindsOfBatch(tx, batch);
    const needs = kinds.flatMap((kind) => KINDS[kind]?.needs ?? []);
    const refused = mayUndoBatch({
      hasChanges: kinds.length > 0,
      isKnown: needs.length > 0,
      isAllowed: needs.every((permission) => actor.permissions.includes(permission)),
      maker: (await findJobOfBatch(tx, batch))?.state,
      undo: (await findLastJobWith(tx, "undo", ["batch", batch]))?.state,
    });
    if (refused) return { ok: false, error: refused };
    const { title } = (await findJobOfBatch(tx, batch)) ?? { title: "mai multe modificări" };
    const total = (await countsOfBatches(tx, [batch])).get(batch)?.changes ?? 0;
    const job = { kind: "undo", parameters: { batch }, actor, at: now(), total } as const;
    return { ok: true, id: await openJob(tx, { ...job, title: `Anulare: ${title}` }) };
  });
}

/**
 * Undoes one product change, or returns the refusal: 403 without permission to edit products, 409 with the
 * reason.
 */
export async function undoProductChange(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { change, actor }: { change: Change; actor: Staff },
): Promise<Exclude<RefusedUndo, { status: 404 }> | undefined> {
  const { needs, ...kind } = UNDONE.product;
  if (!actor.permissions.includes(needs)) return { status: 403 };
  const reported = { ...kind, batches: [], actor, at: now() };
  const left = await transaction(db, (tx) => takeBackKind(tx, [change], reported));
  const why = left.get(change.id);
  return why === undefined ? undefined : { status: 409, why };
}

export async function undoPiece(tx: Tx, job: BackgroundJob, { now }: ApiContext): Promise<JobPiece> {
  // The casts are safe, because only openUndo and this function write these values.
  const { batch } = job.parameters as { batch: string };
  const { below } = (job.position as { below: number } | null) ?? { below: Number.MAX_SAFE_INTEGER };
  const changes = await changesOfBatch(tx, batch, { below, limit: PIECE });
  const left = new Map<number, string>();
  const byKind = Map.groupBy(changes, ({ subject }) => subject.kind);
  for (const [kind, ofKind] of byKind) {
    const known = KINDS[kind];
    if (!known) for (const { id } of ofKind) left.set(id, NOT_FROM_HERE);
    else
      for (const [id, why] of await takeBackKind(tx, ofKind, {
        ...known,
        batches: [batch, job.batch],
        actor: job.actor,
        at: now(),
      }))
        left.set(id, why);
  }
  return {
    position: { below: changes.at(-1)?.id ?? 0 },
    done: changes.length,
    counts: { undone: changes.length - left.size, left: left.size },
    notes: changes.flatMap(({ id, sentence }) => {
      const why = left.get(id);
      return why === undefined ? [] : [`„${sentence}”: ${why}`];
    }),
    isLast: changes.length < PIECE,
  };
}

async function takeBackKind(
  tx: Tx,
  changes: readonly Change[],
  { lock, takeBack, batches, actor, at }: UndoResult & { batches: readonly string[]; actor: Actor; at: Date },
): Promise<Map<number, string>> {
  await lock(
    tx,
    changes.map(({ subject }) => subject.id),
  );
  const moved = await changedSince(
    tx,
    changes.map(({ id }) => id),
    batches,
  );
  const left = new Map([...moved].map((id) => [id, CHANGED_SINCE]));
  for (const round of roundsOf(changes.filter(({ id }) => !moved.has(id))))
    for (const [id, why] of await takeBack(tx, round, { actor, at })) left.set(id, why);
  return left;
}

function roundsOf(changes: readonly Change[]): Change[][] {
  const rounds: Change[][] = [];
  const times = new Map<string, number>();
  for (const change of changes) {
    const key = keyOf(change.subject);
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    (rounds[time] ??= []).push(change);
  }
  return rounds;
}
