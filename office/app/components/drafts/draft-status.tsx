import type { DraftMark } from "@curat/contract/staff/drafts";
import { Status } from "@curat/ui/status/status.tsx";
import { momentText } from "../time/moment.ts";

/** Badge for a page with a draft. Shows the author, the schedule or a failure. */
export function DraftStatus({ draft }: { draft: DraftMark | null }) {
  if (!draft) return null;
  const { author, publish_at, failed } = draft;
  if (failed !== null) return <Status text="nu s-a publicat la ora programată" variant="ended" />;
  if (publish_at !== null) return <Status text={`se publică ${momentText(publish_at)}`} variant="open" />;
  return `ciornă de la ${author}`;
}
