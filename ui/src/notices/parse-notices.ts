import type { Notice } from "@curat/contract/answer-notices";

export const MAX_TOASTS = 5;

/** Returns the well-formed notices in the flash cookie, which is untrusted input. */
export function parseNotices(text: string): Notice[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isNotice).slice(0, MAX_TOASTS) : [];
  } catch {
    return [];
  }
}

function isNotice(value: unknown): value is Notice {
  const notice = value as Partial<Notice> | null;
  const isKnown = notice?.kind === "success" || notice?.kind === "error";
  return isKnown && typeof notice.text === "string";
}
