import { data } from "react-router";
import { listChanges } from "@curat/contract/staff/changes";
import type { DraftedKind } from "@curat/contract/staff/drafts.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { maybe, need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import type { DraftCalls } from "../drafts/draft-actions.server.ts";
import { differencesOf } from "../form/conflict/conflict.ts";
import type { Compared } from "../form/conflict/conflict.ts";
import { press } from "../form/send.server.ts";

interface Versioned {
  kind: DraftedKind;
  id: string;
  calls: DraftCalls;
  fill: (stored: unknown) => Typed | undefined;
  compared: (...forms: Typed[]) => Compared;
}

/** Returns a page's versions, newest first, and compares the selected or latest two. */
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
    const requested = Number(url.searchParams.get(key));
    return versions.find(({ version }) => version === requested) ?? versions[otherwise];
  };
  const [newer, older] = [chosen("noua", 0), chosen("veche", 1)];
  return {
    versions: versions.map(({ filled: _filled, ...reported }) => reported),
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
  const differences = differencesOf({ typed: older, loaded: undefined, current: newer }, compared);
  return differences.map(({ name, label, mineText, theirsText }) => ({
    name,
    label,
    older: mineText,
    newer: theirsText,
  }));
}

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
    message: "Ciorna a fost creată din această versiune. Public-o ca să înlocuiască versiunea actuală.",
    next: () => to,
  });
}
