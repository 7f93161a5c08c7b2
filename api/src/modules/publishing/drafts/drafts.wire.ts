import type { DraftMark, ListedStaffDraft, StaffDraft } from "@curat/contract/staff/drafts";
import { PREVIEW_HOURS } from "@curat/contract/staff/drafts.values";
import { isAccess, signAccess } from "../../../identity/signed-access.ts";
import type { Draft } from "./drafts.store.ts";

const HOUR_MS = 3_600_000;

interface Keys {
  sealKey: string;
}

export function toDraftMark({ author, savedAt, publishAt, failed }: Draft): DraftMark {
  return {
    author,
    saved_at: savedAt.toISOString(),
    publish_at: publishAt?.toISOString() ?? null,
    failed,
  };
}

export function toListedDraft(draft: Draft, title: string): ListedStaffDraft {
  return { ...draft.of, title, ...toDraftMark(draft) };
}

export function toStaffDraft(
  draft: Draft,
  { version, standing, keys, now }: { version: number; standing: number; keys: Keys; now: Date },
): StaffDraft {
  // Round to the hour, so that the URL stays the same for a while and previews are not reloaded.
  const until = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + PREVIEW_HOURS * HOUR_MS);
  const code = `${draft.id}.${signAccess(keys.sealKey, accessTo(draft.id), until)}`;
  return {
    ...draft.of,
    content: draft.content,
    version,
    based_on: draft.basedOn,
    standing,
    ...toDraftMark(draft),
    preview: { path: `/previzualizare/${code}`, until: until.toISOString() },
  };
}

export function draftIdOfCode({ sealKey }: Keys, code: string, now: Date): number | undefined {
  const [, id, access] = /^(\d{1,9})\.(.+)$/.exec(code) ?? [];
  if (id === undefined || access === undefined) return undefined;
  return isAccess(sealKey, access, { to: accessTo(Number(id)), now }) ? Number(id) : undefined;
}

function accessTo(id: number): string {
  return `draft:${id}`;
}
