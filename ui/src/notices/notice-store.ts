/** The notices on screen. Any code in the browser may add one. */
import type { Notice } from "@curat/contract/answer-notices";

export interface ShownNotice extends Notice {
  key: number;
  /** True if a field or dialog already shows the text, so that it is only announced. */
  isSeenElsewhere?: boolean;
  /** `performance.now()` when it was added. */
  addedAt: number;
}
export type NewNotice = Notice & Pick<ShownNotice, "isSeenElsewhere">;

/** Minimum time before an edit removes a notice, so that it can be read. */
const MIN_MS = 2000;
type Listener = () => void;

/**
 * Creates a list of notices with listeners. The page uses one instance; tests create others. `now` returns
 * the page's own time in milliseconds.
 */
export function createNoticeStore(now: () => number = () => performance.now()) {
  let hasEnded = false;
  let shown: ShownNotice[] = [];
  let nextKey = 1;
  const listeners = new Set<Listener>();

  function replace(next: ShownNotice[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => shown,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns true once the notices that came with the document have ended. */
    hasEnded: () => hasEnded,
    /** Adds a notice unless an identical one is shown (decisions/0020: Small conflicts). */
    add(notice: NewNotice): void {
      if (shown.some(isLike(notice))) return;
      replace([...shown, { ...notice, key: nextKey++, addedAt: now() }]);
    },
    /** Replaces all earlier notices with those of a response. Repeated notices stay in place. */
    answer(notices: NewNotice[]): void {
      hasEnded = true;
      replace(shown.filter((one) => notices.some(isLike(one))));
      for (const notice of notices) this.add(notice);
    },
    /** Drops errors, because a later response had none. */
    dropErrors(): void {
      if (shown.some(({ kind }) => kind === "error")) replace(shown.filter(({ kind }) => kind !== "error"));
    },
    /** Removes everything when another page is shown. */
    clear(): void {
      hasEnded = true;
      replace([]);
    },
    /** Removes notices that were visible long enough. Called when the visitor edits something. */
    dropSeen(): void {
      const seenBefore = now() - MIN_MS;
      if (shown.some(({ addedAt }) => addedAt <= seenBefore))
        replace(shown.filter(({ addedAt }) => addedAt > seenBefore));
    },
    remove(key: number): void {
      replace(shown.filter((notice) => notice.key !== key));
    },
  };
}

function isLike({ kind, text }: Notice): (other: Notice) => boolean {
  return (other) => other.kind === kind && other.text === text;
}

export const noticeStore = createNoticeStore();
