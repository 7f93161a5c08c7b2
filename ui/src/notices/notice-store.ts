/** Notices on screen, which any code in the browser may add. */
import type { Notice } from "@curat/contract/answer-notices";

export interface ShownNotice extends Notice {
  key: number;
  /** Set if a field or dialog already shows the text, which is then only announced to screen readers. */
  isSeenElsewhere?: boolean;
  addedAt: number;
}
export type NewNotice = Notice & Pick<ShownNotice, "isSeenElsewhere">;

/** An edit removes a notice only after this time, so that it can be read. */
const MIN_MS = 2000;
type Listener = () => void;

/** Creates a notice list with listeners. `now` returns the page's own time in milliseconds. */
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
    /** Returns true once `answer` or `clear` has been called. */
    hasEnded: () => hasEnded,
    /** Adds a notice unless an identical one is shown (decisions/0020: Small conflicts). */
    add(notice: NewNotice): void {
      if (shown.some(isLike(notice))) return;
      replace([...shown, { ...notice, key: nextKey++, addedAt: now() }]);
    },
    /** Replaces the shown notices with those of a response. Notices that are in both stay in place. */
    answer(notices: NewNotice[]): void {
      hasEnded = true;
      replace(shown.filter((one) => notices.some(isLike(one))));
      for (const notice of notices) this.add(notice);
    },
    dropErrors(): void {
      if (shown.some(({ kind }) => kind === "error")) replace(shown.filter(({ kind }) => kind !== "error"));
    },
    clear(): void {
      hasEnded = true;
      replace([]);
    },
    /** Removes notices that were visible long enough, when the visitor edits something. */
    dropSeen(): void {
      const shownBefore = now() - MIN_MS;
      if (shown.some(({ addedAt }) => addedAt <= shownBefore))
        replace(shown.filter(({ addedAt }) => addedAt > shownBefore));
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
