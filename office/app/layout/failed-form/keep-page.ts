import { data, isRouteErrorResponse, redirect } from "react-router";
import type { DataRouter, DataStrategyResult } from "react-router";

type Results = Record<string, DataStrategyResult>;
type PageRequest = Pick<Request, "url" | "method">;
type Shown = Pick<DataRouter["state"], "location" | "navigation" | "loaderData" | "actionData">;

/** Status of a replaced answer, which keeps React Router from reloading the page's data. */
const REPLACED_STATUS = 503;

/**
 * Replaces failures that would hide a page with typed text behind an error page. A failed form or reload keeps the data
 * that its page already shows, and a failed background request has no result. Failed navigations to other pages are
 * not replaced. `failure` is undefined if nothing was replaced.
 */
export function keepPage(
  results: Results,
  { url, method }: PageRequest,
  shown: Shown,
): { results: Results; failure: { kind: "form" | "reload" | "background"; message: string } | undefined } {
  const failed = Object.entries(results).filter(([, result]) => isFailure(result));
  const [first] = failed;
  const { pathname, search } = shown.location;
  const requestUrl = new URL(url);
  const isForm = method !== "GET";
  const isHere = requestUrl.pathname === pathname && (isForm || requestUrl.search === search);
  const isBackground = !isForm && !isHere && shown.navigation.state === "idle";
  if (!first || (!isForm && !isHere && !isBackground)) return { results, failure: undefined };
  const replacementOf = (route: string): DataStrategyResult["result"] => {
    if (isBackground) return undefined;
    if (!isForm) return shown.loaderData[route];
    if (!isHere) return redirect(new URL(pathname + search, requestUrl.origin).href);
    return data(shown.actionData?.[route], { status: REPLACED_STATUS });
  };
  const replaced = failed.map(([route]) => [route, { type: "data", result: replacementOf(route) }] as const);
  const kind = isForm ? "form" : isBackground ? "background" : "reload";
  return {
    results: { ...results, ...Object.fromEntries(replaced) },
    failure: { kind, message: messageOf(first[1].result) },
  };
}

/** Returns whether the server failed, was overloaded or was not reached. Missing rights and records are not failures. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== "error" || result instanceof Response) return false;
  const status = statusOf(result);
  return status === undefined || status >= 500 || status === 429;
}

function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  return (error as { init?: { status?: number } | null } | null)?.init?.status;
}

/** Returns the text with the request's code; empty if there is none. */
function messageOf(error: unknown): string {
  const message = (error as { data?: { told?: unknown } | null } | null)?.data?.told;
  return typeof message === "string" ? message : "";
}
