import { data } from "react-router";
import * as calls from "@curat/contract/staff/landing";
import { listChanges } from "@curat/contract/staff/changes";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { differencesOf } from "../../components/form/conflict/conflict.ts";
import { press } from "../../components/form/send.server.ts";
import { maybe, need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { mayDo } from "../../session/staff.server.ts";
import { filledPage, pageLabels } from "./page-values.ts";
import { ROOM } from "./pages.server.ts";
import { texts } from "./texts.ts";

/** The versions of a page, and the two that were chosen side by side: the last two where none were. */
export async function loadVersions(context: Context, id: string, url: URL) {
  const query = { subject_kind: "landing", subject_id: id };
  const [{ data: page }, { data: changes }, draft, may] = await Promise.all([
    need(context, calls.getStaffLanding, { params: { id } }),
    need(context, listChanges, { query }),
    maybe(context, calls.getLandingDraft, { params: { id } }),
    mayDo(context),
  ]);
  const versions = changes.flatMap(({ id: changeId, version, at, actor, sentence, after }) => {
    const form = formIn(after);
    return form ? [{ changeId, version, at, actor, sentence, form }] : [];
  });
  const chosen = (key: string, otherwise: number) => {
    const wanted = Number(url.searchParams.get(key));
    return versions.find(({ version }) => version === wanted) ?? versions[otherwise];
  };
  const [newer, older] = [chosen("noua", 0), chosen("veche", 1)];
  return {
    title: page.title,
    id: page.id,
    versions: versions.map(({ form: _form, ...told }) => told),
    compared:
      newer && older
        ? { newer: newer.version, older: older.version, rows: rowsOf(older.form, newer.form) }
        : undefined,
    draftVersion: draft?.data.version ?? 0,
    mayEdit: may("content:edit"),
  };
}

/** A state of the page as its form holds it; products by their ids. */
function formIn(after: unknown): Typed | undefined {
  const read = calls.landingDraftContent.safeParse(after);
  return read.success ? filledPage(read.data, (id) => `#${id}`) : undefined;
}

function rowsOf(older: Typed, newer: Typed) {
  const compared = differencesOf(
    { typed: older, seen: undefined, standing: newer },
    { labels: pageLabels(older, newer) },
  );
  return compared.map(({ name, label, mineText, theirsText }) => ({
    name,
    label,
    older: mineText,
    newer: theirsText,
  }));
}

/** Makes a version the draft, from where it is published as ever. */
export async function restoreVersion(request: Request, context: Context, id: string) {
  const form = await request.formData();
  if (textOf(form, "form") !== "restore") throw data(null, { status: 404 });
  const body = { change_id: Number(textOf(form, "change_id")), version: Number(textOf(form, "version")) };
  return press(
    context,
    calls.restoreLandingDraft,
    { params: { id }, body },
    {
      to: `${ROOM}/${id}/versiuni`,
      say: texts.restored,
      next: () => `${ROOM}/${id}`,
    },
  );
}
