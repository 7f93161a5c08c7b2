import type { DraftMark } from "@curat/contract/staff/drafts";
import { Status } from "@curat/ui/status/status.tsx";
import { momentText } from "../time/moment.ts";
import { texts } from "./texts.ts";

/** In a list: that something is being written beside a page, and what becomes of it. */
export function DraftStatus({ draft }: { draft: DraftMark | null }) {
  if (!draft) return null;
  const { author, publish_at, failed } = draft;
  if (failed !== null) return <Status text={texts.hasFailed} variant="ended" />;
  if (publish_at !== null) return <Status text={texts.planned(momentText(publish_at))} variant="open" />;
  return texts.drafted(author);
}
