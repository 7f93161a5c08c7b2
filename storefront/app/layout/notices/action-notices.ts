import type { Notice } from "@curat/contract/signals";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";

/** Shows the `notices` in whatever loaders and actions answered; they come from answerForm. */
export function showNoticesOf(results: unknown): void {
  for (const { result } of Object.values((results ?? {}) as Record<string, { result?: unknown }>)) {
    for (const notice of noticesIn(result)) noticeStore.add(notice);
  }
}

/** `data()` wraps what an action answers; both shapes are looked into. */
function noticesIn(result: unknown): Notice[] {
  const outer = result as { notices?: Notice[]; data?: { notices?: Notice[] } } | null | undefined;
  const found = outer?.notices ?? outer?.data?.notices;
  return Array.isArray(found) ? found : [];
}
