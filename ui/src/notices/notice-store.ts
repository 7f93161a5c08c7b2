/** The notices on screen; any part of the browser's code may add one. */
import type { Notice } from "@curat/contract/answer-notices";

export interface ShownNotice extends Notice {
  key: number;
  /** A field or dialog shows the sentence already: it is heard, and not seen twice. */
  isSeenElsewhere?: boolean;
  /** Of the page's own time, in milliseconds. */
  addedAt: number;
}
export type NewNotice = Notice & Pick<ShownNotice, "isSeenElsewhere">;

/** So long one stands at least before an edit takes it away: half a sentence is read. */
const MIN_MS = 2000;
type Listener = () => void;

/** A list of notices with its listeners; one for the page, others for tests. `now`: the page's own time in milliseconds. */
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
    /** True since the notices that came with the document ended. */
    hasEnded: () => hasEnded,
    /** An identical notice already on screen is not shown twice (decisions/0020: Small conflicts). */
    add(notice: NewNotice): void {
      if (shown.some(isLike(notice))) return;
      replace([...shown, { ...notice, key: nextKey++, addedAt: now() }]);
    },
    /** What an answer has to say takes the place of all that was said before; what is said again stays as it stands. */
    answer(notices: NewNotice[]): void {
      hasEnded = true;
      replace(shown.filter((one) => notices.some(isLike(one))));
      for (const notice of notices) this.add(notice);
    },
    /** Errors of before: what was answered since is what counts. */
    dropErrors(): void {
      if (shown.some(({ kind }) => kind === "error")) replace(shown.filter(({ kind }) => kind !== "error"));
    },
    /** Another page is shown. */
    clear(): void {
      hasEnded = true;
      replace([]);
    },
    /** Something is edited: what stood long enough to be seen goes. */
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
