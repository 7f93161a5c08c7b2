/** What is done with a draft and its page as a whole: published, given a time, thrown away, taken back, copied, removed. */
import { data } from "react-router";
import * as calls from "@curat/contract/staff/landing";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../components/form/send.server.ts";
import { instantOf } from "../../components/time/local.ts";
import { apiOf, maybe, need } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { ROOM } from "./pages.server.ts";
import { texts } from "./texts.ts";

/** Each form says by its name what it asks for. */
export async function publishing(context: Context, form: FormData, id: string) {
  const params = { id };
  const version = Number(textOf(form, "version"));
  const query = { version: String(version) };
  const standing = standingIn(form);
  const to = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "publish": {
      const body = { version, ...standing };
      const sent = await send(context, form, calls.publishLandingDraft, { params, body });
      return sent.ok ? leaveTo(context, to, texts.wasPublished) : sent.refusal;
    }
    case "schedule": {
      const body = { version, publish_at: instantOf(textOf(form, "publish_at")), ...standing };
      const sent = await send(context, form, calls.scheduleLandingDraft, { params, body });
      return sent.ok ? leaveTo(context, to, texts.wasPlanned) : sent.refusal;
    }
    case "unschedule":
      return press(context, calls.unscheduleLandingDraft, { params, query }, { to, say: texts.wasCancelled });
    case "discard":
      return press(context, calls.discardLandingDraft, { params, query }, { to, say: texts.wasDiscarded });
    case "unpublish": {
      const input = { params, body: { version } };
      return press(context, calls.unpublishStaffLanding, input, { to, say: texts.wasTakenBack });
    }
    case "duplicate":
      return duplicate(context, id);
    case "remove": {
      const next = () => ROOM;
      return press(context, calls.removeStaffLanding, { params, query }, { to, say: texts.removed, next });
    }
    default:
      throw data(null, { status: 404 });
  }
}

function standingIn(form: FormData): { standing?: number } {
  const text = textOf(form, "standing");
  return text === "" ? {} : { standing: Number(text) };
}

/** A page of its own that nobody sees, whose draft says all that the draft of this one does, or else the page itself. */
async function duplicate(context: Context, id: string) {
  const params = { id };
  const [{ data: page }, draft] = await Promise.all([
    need(context, calls.getStaffLanding, { params }),
    maybe(context, calls.getLandingDraft, { params }),
  ]);
  const content = calls.landingDraftContent.parse(draft?.data.content ?? page);
  const slug = `${page.slug.slice(0, 100)}-copie-${page.version}`;
  const meta = { ...content.meta, metatile: texts.copyOf(content.meta.metatile) };
  const body = { slug, meta, intro: "", theme: {}, blocks: [] };
  const copy = await apiOf(context).call(calls.createStaffLanding, { body });
  if (!copy.ok) return leaveTo(context, `${ROOM}/${id}`, texts.notDuplicated, "error");
  const to = `${ROOM}/${copy.data.id}`;
  const input = {
    params: { id: String(copy.data.id) },
    body: { content: { ...content, slug, meta }, version: 0 },
  };
  return press(context, calls.saveLandingDraft, input, { to, say: texts.duplicated });
}
