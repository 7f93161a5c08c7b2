import type { DraftContent, DraftMark } from "@curat/contract/staff/drafts";
import type { DraftedKind } from "@curat/contract/staff/drafts.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/refusal.ts";
import {
  type Actor,
  recordChange,
  StaleVersion,
  type Subject,
  versionOf,
} from "../../platform/changes/index.ts";
import type { DraftKind } from "./draft-kind.ts";
import {
  deleteDraft,
  type Draft,
  type DraftOf,
  draftsOf,
  insertDraft,
  lockDraft,
  updateDraft,
} from "./drafts.store.ts";
import { toDraftMark } from "./drafts.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export interface SaveResult {
  draft: Draft;
  version: number;
}

/** Returns the drafts of pages as lists show them; null for pages without a draft. */
export async function draftMarksOf(
  db: Db,
  kind: DraftedKind,
  ids: readonly number[],
): Promise<(id: number) => DraftMark | null> {
  const drafts = await draftsOf(db, kind, ids.map(String));
  return (id) => {
    const draft = drafts.get(String(id));
    return draft ? toDraftMark(draft) : null;
  };
}

export interface DraftInput {
  id: string;
  expectedVersion: number;
  actor: Actor;
}

/** Saves a draft with its expected version (0 for none). Throws StaleVersion (409), and 404 for an unknown page. */
export async function saveDraft(
  { db, now }: Shop,
  kind: DraftKind,
  { content, ...input }: DraftInput & { content: DraftContent },
): Promise<SaveResult> {
  return transaction(db, async (tx) => {
    const of = { kind: kind.kind, id: input.id };
    if (!(await kind.exists(tx, input.id))) throw notFound();
    const before = await lockDraft(tx, of);
    if (before) {
      const after = { ...before, content, author: input.actor.name, savedAt: now() };
      return saveLockedDraft(tx, kind, { before, after, input, now: now() });
    }
    // The draft was published or discarded after the writer saw it.
    if (input.expectedVersion !== 0) throw new StaleVersion({ content: null }, 0);
    const basedOn = await versionOf(tx, of);
    const fresh = {
      of,
      content,
      basedOn,
      author: input.actor.name,
      savedAt: now(),
      publishAt: null,
      failed: null,
    };
    const id = await insertDraft(tx, fresh);
    if (id === undefined) throw await staleDraft(tx, of);
    const draft = { ...fresh, id };
    const { version } = await recordChange(tx, {
      actor: input.actor,
      subject: subjectOf(draft),
      sentence: `${kind.title(content)}: ciorna a fost începută.`,
      before: null,
      after: recordedOf(draft),
      touched: [],
    });
    return { draft, version };
  });
}

/**
 * Discards a draft and returns its last version. Its page stays unchanged. Throws StaleVersion (409), and 404 without
 * a draft.
 */
export async function discardDraft({ db }: Shop, kind: DraftKind, input: DraftInput): Promise<number> {
  return transaction(db, async (tx) => {
    const before = await lockedDraft(tx, { kind: kind.kind, id: input.id });
    return endDraft(tx, {
      draft: before,
      actor: input.actor,
      expectedVersion: input.expectedVersion,
      sentence: `${kind.title(before.content)}: ciorna a fost ștearsă.`,
    });
  });
}

/**
 * Sets or removes a draft's publication time and clears its error. Throws StaleVersion (409), and 404 without a
 * draft.
 */
export async function timeDraft(
  { db, now }: Shop,
  kind: DraftKind,
  { publishAt, standing, ...input }: DraftInput & { publishAt: Date | null; standing?: number | undefined },
): Promise<SaveResult> {
  return transaction(db, async (tx) => {
    const before = await lockedDraft(tx, { kind: kind.kind, id: input.id });
    const after = { ...before, publishAt, failed: null, basedOn: standing ?? before.basedOn };
    return saveLockedDraft(tx, kind, { before, after, input, now: now() });
  });
}

export async function lockedDraft(tx: Tx, of: DraftOf): Promise<Draft> {
  const draft = await lockDraft(tx, of);
  if (!draft) throw notFound();
  return draft;
}

/** Updates a locked draft and records the change. Throws StaleVersion (409). */
export async function saveLockedDraft(
  tx: Tx,
  kind: DraftKind,
  {
    before,
    after,
    input: { actor, expectedVersion },
    now,
  }: { before: Draft; after: Draft; input: { actor: Actor; expectedVersion?: number }; now: Date },
): Promise<SaveResult> {
  const { version } = await recordChange(tx, {
    actor,
    subject: subjectOf(before),
    expectedVersion,
    sentence: `${kind.title(after.content)}: ciorna ${whatChanged(before, after)}.`,
    before: recordedOf(before),
    after: recordedOf(after),
    touched: [],
  });
  await updateDraft(tx, after, now);
  return { draft: after, version };
}

/** Discards the draft, if any, of a page that is being removed. */
export async function dropDraft(tx: Tx, of: DraftOf, actor: Actor): Promise<void> {
  const draft = await lockDraft(tx, of);
  if (draft) await endDraft(tx, { draft, actor, sentence: "Ciorna a fost ștearsă odată cu pagina." });
}

/** Deletes a draft, records its last change and returns its version. Throws StaleVersion. */
export async function endDraft(
  tx: Tx,
  {
    draft,
    actor,
    expectedVersion,
    sentence,
  }: { draft: Draft; actor: Actor; expectedVersion?: number; sentence: string },
): Promise<number> {
  const { version } = await recordChange(tx, {
    actor,
    subject: subjectOf(draft),
    expectedVersion,
    sentence,
    before: recordedOf(draft),
    after: null,
    touched: [],
  });
  await deleteDraft(tx, draft.id);
  return version;
}

export function subjectOf({ id }: Pick<Draft, "id">): Subject {
  return { kind: "draft", id };
}

async function staleDraft(tx: Tx, of: DraftOf): Promise<StaleVersion> {
  const current = await lockedDraft(tx, of);
  return new StaleVersion(recordedOf(current), await versionOf(tx, subjectOf(current)));
}

function recordedOf({ of, content, basedOn, publishAt, failed }: Draft): object {
  const publish_at = publishAt?.toISOString() ?? null;
  return { ...of, content, based_on: basedOn, publish_at, failed };
}

function whatChanged(before: Draft, after: Draft): string {
  if (after.failed !== null && before.failed === null) return "nu s-a publicat la ora programată";
  if (before.publishAt?.getTime() === after.publishAt?.getTime()) return "a fost schimbată";
  return after.publishAt ? "are o oră de publicare" : "nu mai are oră de publicare";
}
