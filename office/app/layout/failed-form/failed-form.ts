/** The form or reload that failed last, until the next attempt. */
import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { keepPage } from "./keep-page.ts";
import { routerState } from "./router-state.ts";

interface Failed {
  kind: "form" | "reload";
  message: string;
}

let failed: Failed | undefined;
const listeners = new Set<() => void>();

export const failedForm = {
  get: (): Failed | undefined => failed,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(next: Failed | undefined): void {
    failed = next;
    for (const listener of listeners) listener();
  },
};

/** Keeps a page with everything typed on it when a form or a reload fails. */
export const keepTypedForms: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const shown = routerState();
  if (!shown || request.signal.aborted) return results;
  const preserved = keepPage(results, request, shown);
  if (preserved.failure?.kind === "background") return preserved.results;
  if (preserved.failure) failedForm.set({ ...preserved.failure, kind: preserved.failure.kind });
  else if (request.method !== "GET" || failed?.kind === "reload") failedForm.set(undefined);
  return preserved.results;
};
