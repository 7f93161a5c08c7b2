import { useEffect } from "react";
import type { Notice } from "@curat/contract/answer-notices";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import type { NewNotice } from "@curat/ui/notices/notice-store.ts";

/**
 * Shows the `notices` in whatever loaders and actions answered; they come from answerForm. Those of an answer to what was
 * sent take the place of all before: one thing is said at a time.
 */
export function showNoticesOf(results: unknown, { isAnswer }: { isAnswer: boolean }): void {
  const found = Object.values((results ?? {}) as Record<string, { result?: unknown }>).flatMap(({ result }) =>
    noticesIn(result),
  );
  if (!isAnswer) for (const notice of found) noticeStore.add(notice);
  else if (found.length > 0) noticeStore.answer(found);
  // An answer that says nothing puts right what was wrong before.
  else noticeStore.dropErrors();
}

/** What an action answers with notices: `data()` wraps some of it. */
interface Answer {
  notices?: Notice[];
  /** By field, where they stand. */
  errors?: Record<string, string[]>;
  data?: Answer;
}

function noticesIn(result: unknown): NewNotice[] {
  const outer = result as Answer | null | undefined;
  const answer = outer?.notices ? outer : outer?.data;
  if (!Array.isArray(answer?.notices)) return [];
  const atFields = new Set(Object.values(answer.errors ?? {}).flat());
  return answer.notices.map((notice) =>
    atFields.has(notice.text) ? { ...notice, isSeenElsewhere: true } : notice,
  );
}

/** Who goes on with the page has done with what it said. */
export function useNoticesEndAtEdit(): void {
  useEffect(() => {
    const onInput = () => noticeStore.dropSeen();
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, []);
}
