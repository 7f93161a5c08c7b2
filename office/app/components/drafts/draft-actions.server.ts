import type { draftCalls, StaffDraft } from "@curat/contract/staff/drafts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { maybe } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { press, type refuse, send } from "../form/send.server.ts";
import { instantOf } from "../time/local.ts";
import type { DraftSummary } from "./draft-panel.tsx";

type Refusal = ReturnType<typeof refuse>;
export type DraftCalls = ReturnType<typeof draftCalls>;

/**
 * Returns a page's draft for the draft panel. Undefined if there is none or the staff member may not view it.
 */
export async function loadDraft(context: Context, { getDraft }: DraftCalls, id: string) {
  const answer = await maybe(context, getDraft, { params: { id } });
  return answer && { content: answer.data.content, summary: toSummary(answer.data) };
}

function toSummary(draft: StaffDraft): DraftSummary {
  return {
    version: draft.version,
    publishedVersion: draft.standing,
    hasMovedOn: draft.standing !== draft.based_on,
    author: draft.author,
    savedAt: draft.saved_at,
    publishAt: draft.publish_at,
    failed: draft.failed,
    path: draft.preview.path,
  };
}

/** Assigns errors about a draft's content to the fields of its form. */
export function draftRefusal(refusal: Refusal): Refusal {
  const { errors } = refusal.data;
  refusal.data.errors = Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name.replace(/^content\./, ""), messages]),
  );
  return refusal;
}

/** Runs the draft action of a form and redirects to `to`. Returns undefined for other forms. */
export async function actOnDraft(
  context: Context,
  form: FormData,
  { calls, id, to }: { calls: DraftCalls; id: string; to: string },
) {
  const params = { id };
  const version = Number(textOf(form, "version"));
  const query = { version: String(version) };
  const current = textOf(form, "standing") === "" ? {} : { standing: Number(textOf(form, "standing")) };
  switch (textOf(form, "form")) {
    case "publish-draft": {
      const sent = await send(context, form, calls.publishDraft, { params, body: { version, ...current } });
      return sent.ok ? leaveTo(context, to, "Ciorna a fost publicată.") : sent.refusal;
    }
    case "schedule-draft": {
      const body = { version, publish_at: instantOf(textOf(form, "publish_at")), ...current };
      const sent = await send(context, form, calls.scheduleDraft, { params, body });
      return sent.ok ? leaveTo(context, to, "Publicarea a fost programată.") : sent.refusal;
    }
    case "unschedule-draft":
      return press(
        context,
        calls.unscheduleDraft,
        { params, query },
        { to, message: "Publicarea programată a fost anulată." },
      );
    case "discard-draft":
      return press(context, calls.discardDraft, { params, query }, { to, message: "Ciorna a fost ștearsă." });
    case "restore-draft": {
      const body = { change_id: Number(textOf(form, "change_id")), version };
      return press(
        context,
        calls.restoreDraft,
        { params, body },
        {
          to,
          message: "Ciorna a fost creată din această versiune. Public-o ca să înlocuiască versiunea actuală.",
        },
      );
    }
    default:
      return undefined;
  }
}
