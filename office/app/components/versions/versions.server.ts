/** The versions of a page that is written as a draft first, two of them side by side, and any of them made the draft. */
import { data } from "react-router";
import { listChanges } from "@curat/contract/staff/changes";
import type { DraftedKind } from "@curat/contract/staff/drafts.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { maybe, need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import type { DraftCalls } from "../drafts/draft-acts.server.ts";
import { differencesOf } from "../form/conflict/conflict.ts";
import type { Compared } from "../form/conflict/conflict.ts";
import { press } from "../form/send.server.ts";

interface Versioned {
  kind: DraftedKind;
  id: string;
  calls: DraftCalls;
  /** A state of the page, as its history keeps it, as its form holds it; undefined for what is none. */
  fill: (kept: unknown) => Typed | undefined;
  /** How the fields of these forms are called. */
  compared: (...forms: Typed[]) => Compared;
}

/** The versions of a page, the newest first, and the two that were chosen side by side: the last two where none were. */
export async function loadVersions(context: Context, url: URL, { kind, id, calls, ...form }: Versioned) {
  const query = { subject_kind: kind, subject_id: id };
  const [{ data: changes }, draft] = await Promise.all([
    need(context, listChanges, { query }),
    maybe(context, calls.getDraft, { params: { id } }),
  ]);
  const versions = changes.flatMap(({ id: changeId, version, at, actor, sentence, after }) => {
    const filled = form.fill(after);
    return filled ? [{ changeId, version, at, actor, sentence, filled }] : [];
  });
  const chosen = (key: string, otherwise: number) => {
    const wanted = Number(url.searchParams.get(key));
    return versions.find(({ version }) => version === wanted) ?? versions[otherwise];
  };
  const [newer, older] = [chosen("noua", 0), chosen("veche", 1)];
  return {
    versions: versions.map(({ filled: _filled, ...told }) => told),
    compared: newer &&
      older && {
        newer: newer.version,
        older: older.version,
        rows: rowsOf([older.filled, newer.filled], form.compared(older.filled, newer.filled)),
      },
    draftVersion: draft?.data.version ?? 0,
  };
}
export type Versions = Awaited<ReturnType<typeof loadVersions>>;

function rowsOf([older, newer]: [Typed, Typed], compared: Compared) {
  const differences = differencesOf({ typed: older, seen: undefined, standing: newer }, compared);
  return differences.map(({ name, label, mineText, theirsText }) => ({
    name,
    label,
    older: mineText,
    newer: theirsText,
  }));
}

/** Makes a version the draft of the page at `to`, from where it is published as ever. */
export async function restoreVersion(
  request: Request,
  context: Context,
  { id, to, calls }: { id: string; to: string; calls: DraftCalls },
) {
  const form = await request.formData();
  if (textOf(form, "form") !== "restore-draft") throw data(null, { status: 404 });
  const body = { change_id: Number(textOf(form, "change_id")), version: Number(textOf(form, "version")) };
  const input = { params: { id }, body };
  return press(context, calls.restoreDraft, input, {
    to: `${to}/versiuni`,
    say: "Versiunea este acum ciornă. Public-o ca să ia locul a ce este acum.",
    next: () => to,
  });
}
