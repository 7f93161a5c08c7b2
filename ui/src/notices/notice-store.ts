/** The notices on screen; any part of the browser's code may add one. */
import type { Notice } from "@curat/contract/signals";

export interface ShownNotice extends Notice {
  key: number;
}
type Listener = () => void;

/** A list of notices with its listeners; one for the page, others for tests. */
export function createNoticeStore() {
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
    /** An identical notice already on screen is not shown twice (decisions/0042: Small conflicts). */
    add({ kind, text }: Notice): void {
      if (shown.some((notice) => notice.kind === kind && notice.text === text)) return;
      replace([...shown, { kind, text, key: nextKey++ }]);
    },
    /** Errors of before: what was answered since is what counts. */
    dropErrors(): void {
      if (shown.some(({ kind }) => kind === "error")) replace(shown.filter(({ kind }) => kind !== "error"));
    },
    remove(key: number): void {
      replace(shown.filter((notice) => notice.key !== key));
    },
  };
}

export const noticeStore = createNoticeStore();
