import type { LoaderFunctionArgs } from "react-router";
import { showPresence } from "@curat/contract/staff/presence";
import { SUBJECT_KINDS } from "@curat/contract/staff/changes.values";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/**
 * Records that the staff member has a record open. Returns the names of others who have it open. Empty if the call
 * fails.
 */
export async function otherViewersOf(context: Context, kind: SubjectKind, id: string): Promise<string[]> {
  const answer = await apiOf(context).call(showPresence, { body: { kind, id } });
  return answer.ok ? answer.data.map(({ name }) => name) : [];
}

/** Records the presence again for a page that stays open. Returns the others who have the record open. */
export async function stillAt({ context, url }: LoaderFunctionArgs): Promise<{ otherViewers: string[] }> {
  const kind = SUBJECT_KINDS.find((one) => one === url.searchParams.get("fel"));
  const id = url.searchParams.get("nr");
  return { otherViewers: kind && id ? await otherViewersOf(context, kind, id) : [] };
}
