import { useEffect } from "react";
import type { Notice } from "@curat/contract/answer-notices";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import type { NewNotice } from "@curat/ui/notices/notice-store.ts";

/**
 * Shows the notices in the results of loaders and actions (see answerForm). Notices of an action replace all
 * earlier ones.
 */
export function showNoticesOf(results: unknown, { isAnswer }: { isAnswer: boolean }): void {
  const found = Object.values((results ?? {}) as Record<string, { result?: unknown }>).flatMap(({ result }) =>
    noticesIn(result),
  );
  if (!isAnswer) for (const notice of found) noticeStore.add(notice);
  else if (found.length > 0) noticeStore.answer(found);
  // An action that returns no notices has resolved earlier errors.
  else noticeStore.dropErrors();
}

interface Answer {
  notices?: Notice[];
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

/** Removes toasts that the visitor has already seen once they edit the page again. */
export function useNoticesEndAtEdit(): void {
  useEffect(() => {
    const onInput = () => noticeStore.dropSeen();
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, []);
}
