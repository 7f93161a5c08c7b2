import { data } from "react-router";
import * as calls from "@curat/contract/staff/landing";
import { textOf } from "@curat/ui/form/form-values.ts";
import { actOnDraft } from "../../../components/drafts/draft-actions.server.ts";
import { press } from "../../../components/form/send.server.ts";
import { apiOf, maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { ROOM } from "./pages.server.ts";

export const DRAFT = {
  getDraft: calls.getLandingDraft,
  saveDraft: calls.saveLandingDraft,
  restoreDraft: calls.restoreLandingDraft,
  discardDraft: calls.discardLandingDraft,
  publishDraft: calls.publishLandingDraft,
  scheduleDraft: calls.scheduleLandingDraft,
  unscheduleDraft: calls.unscheduleLandingDraft,
};

export async function publishing(context: Context, form: FormData, id: string) {
  const params = { id };
  const version = Number(textOf(form, "version"));
  const to = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "unpublish": {
      const input = { params, body: { version } };
      return press(context, calls.unpublishStaffLanding, input, {
        to,
        message: "Pagina a fost retrasă din magazin.",
      });
    }
    case "duplicate":
      return duplicate(context, id);
    case "remove": {
      const next = () => ROOM;
      const query = { version: String(version) };
      return press(
        context,
        calls.removeStaffLanding,
        { params, query },
        { to, message: "Pagina a fost ștearsă.", next },
      );
    }
    default: {
      const done = await actOnDraft(context, form, { calls: DRAFT, id, to });
      if (!done) throw data(null, { status: 404 });
      return done;
    }
  }
}

/** Creates an unpublished copy of a page. Its draft has the latest content of the original. */
async function duplicate(context: Context, id: string) {
  const params = { id };
  const [{ data: page }, draft] = await Promise.all([
    need(context, calls.getStaffLanding, { params }),
    maybe(context, calls.getLandingDraft, { params }),
  ]);
  const content = calls.landingDraftContent.parse(draft?.data.content ?? page);
  const slug = `${page.slug.slice(0, 100)}-copie-${page.version}`;
  const meta = { ...content.meta, metatile: `${content.meta.metatile} (copie)` };
  const body = { slug, meta, intro: "", theme: {}, blocks: [] };
  const copy = await apiOf(context).call(calls.createStaffLanding, { body });
  if (!copy.ok)
    return leaveTo(
      context,
      `${ROOM}/${id}`,
      "Pagina nu a putut fi duplicată: are deja o copie. Modifică adresa copiei, apoi încearcă din nou.",
      "error",
    );
  const to = `${ROOM}/${copy.data.id}`;
  const input = {
    params: { id: String(copy.data.id) },
    body: { content: { ...content, slug, meta }, version: 0 },
  };
  return press(context, calls.saveLandingDraft, input, {
    to,
    message: "Aceasta este copia. Apare în magazin după ce o publici.",
  });
}
