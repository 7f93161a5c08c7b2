import { useCallback, useEffect, useRef } from "react";
import type { RefObject, SyntheticEvent } from "react";
import { useFetcher } from "react-router";

interface SaveResult {
  isSaved?: boolean;
}

/**
 * Saves a draft when a changed field loses focus. Other submissions wait until they can use the new version.
 */
export function useAutosave(around: RefObject<HTMLElement | null>, mayEdit: boolean) {
  const fetcher = useFetcher<SaveResult>();
  const stored = useRef<string>(undefined);
  const waiting = useRef<{ form: HTMLFormElement; by: HTMLElement | null }>(undefined);
  const isBusy = fetcher.state !== "idle";
  // A ref, because a click at the same moment must already see that a save is running.
  const isOnItsWay = useRef(false);

  const mapExisting = useCallback(() => {
    const form = around.current?.querySelector("form");
    stored.current = form ? written(form) : undefined;
  }, [around]);
  useEffect(mapExisting, [mapExisting]);

  useEffect(() => {
    if (isBusy) return;
    isOnItsWay.current = false;
    const { current: next } = waiting;
    if (!next) return;
    waiting.current = undefined;
    if (next.form.isConnected) next.form.requestSubmit(next.by);
  }, [isBusy]);

  const save = (): void => {
    const element = around.current?.querySelector("form");
    if (!mayEdit || !element || isOnItsWay.current || hasFiles(element)) return;
    const now = written(element);
    if (now === stored.current) return;
    stored.current = now;
    isOnItsWay.current = true;
    const sent = new FormData(element);
    sent.set("quiet", "1");
    void fetcher.submit(sent, { method: "post" });
  };

  const holdBack = (event: SyntheticEvent<HTMLElement, SubmitEvent>): void => {
    if (!isOnItsWay.current || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.nativeEvent.submitter;
    waiting.current = { form: event.target, by: by instanceof HTMLElement ? by : null };
  };

  const hasFailed = fetcher.data !== undefined && fetcher.data.isSaved !== true;
  return { save, holdBack, isBusy, hasFailed, hasSaved: fetcher.data?.isSaved === true };
}

function written(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([name]) => name.startsWith("content."));
  return JSON.stringify(fields);
}

/**
 * Returns whether the form has files. They are uploaded only by the button, because they are too large for
 * autosave.
 */
function hasFiles(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value instanceof File && value.size > 0);
}
