/** Publishing a draft changes the page and its draft in one transaction. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { CLOCK, StaleVersion, versionOf } from "../../platform/changes/index.ts";
import type { DraftKind } from "./draft-kind.ts";
import { type DraftInput, endDraft, saveLockedDraft, lockedDraft, subjectOf } from "./drafts.service.ts";
import { type Draft, findDraft, loadDueDrafts, lockDraft } from "./drafts.store.ts";

/** Publishes a draft and returns the page's version. Throws 404, StaleVersion (409) or 422 with errors. */
export async function publishDraft(
  context: ApiContext,
  kind: DraftKind,
  { id, expectedVersion, actor, standing }: DraftInput & { standing?: number | undefined },
): Promise<number> {
  const draft = await findDraft(context.db, { kind: kind.kind, id });
  if (!draft) throw notFound();
  refuseFaults(kind, draft);
  const published = await kind.publish(context, {
    id,
    actor,
    expectedVersion: standing ?? draft.basedOn,
    content: draft.content,
    around: async (tx, store) => {
      // The draft may have changed in the meantime. Only the content read above may be published.
      const locked = await lockedDraft(tx, draft.of);
      const version = await versionOf(tx, subjectOf(locked));
      if (locked.id !== draft.id || version !== expectedVersion)
        throw new StaleVersion({ content: locked.content }, version);
      await store();
      const sentence = `${kind.title(draft.content)}: ciorna a fost publicată.`;
      await endDraft(tx, { draft: locked, actor, sentence });
    },
  });
  if (!published.ok) throw notFound();
  return published.version;
}

/** Throws 422 if errors prevent publishing the draft. */
export function refuseFaults(kind: DraftKind, { content }: Pick<Draft, "content">): void {
  const faults = kind.faults(content);
  if (faults) throw invalid(ofContent(faults));
}

function ofContent(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [`content.${field}`, messages]),
  );
}

/**
 * Publishes all due drafts and returns how many were published. If a draft cannot be published, unschedules it and
 * stores the reason.
 */
export async function publishDue(context: ApiContext, kinds: readonly DraftKind[]): Promise<number> {
  let published = 0;
  for (const draft of await loadDueDrafts(context.db, context.now())) {
    const kind = kinds.find((one) => one.kind === draft.of.kind);
    if (kind && (await publishOne(context, kind, draft))) published += 1;
  }
  return published;
}

async function publishOne(context: ApiContext, kind: DraftKind, draft: Draft): Promise<boolean> {
  const { db, now, log } = context;
  const version = await versionOf(db, subjectOf(draft));
  try {
    await publishDraft(context, kind, { id: draft.of.id, expectedVersion: version, actor: CLOCK });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) log({ level: "error", message: "A draft was not published.", error });
    else
      await transaction(db, async (tx) => {
        const before = await lockDraft(tx, draft.of);
        // If the draft has changed in the meantime, the next run handles its new version.
        if (!before || (await versionOf(tx, subjectOf(before))) !== version) return;
        const after = { ...before, publishAt: null, failed: whyNot(error) };
        await saveLockedDraft(tx, kind, { before, after, input: { actor: CLOCK }, now: now() });
      });
    return false;
  }
}

function whyNot({ status, body }: Refusal): string {
  if (status === 409) return "Versiunea publicată s-a schimbat de când a fost începută ciorna.";
  if (status === 404) return "Pagina nu mai există.";
  const [first] = Object.values(body.errors ?? {}).flat();
  return first ?? "Ciorna are greșeli de corectat. Deschide-o și public-o de acolo ca să le vezi.";
}
