/** Passes the request's code to the error page when a loader or action fails. */
import { data } from "react-router";
import type { RouterContextProvider, ServerBuild, StaticHandlerContext } from "react-router";

interface HandlerArgs {
  request: Request;
  params: object;
  context: Readonly<RouterContextProvider>;
}
type Handler = (args: HandlerArgs) => unknown;
type MessageOf = (context: HandlerArgs["context"]) => string | undefined;

/**
 * Wraps a build's loaders and actions. Failures get the data `{ told }`, even unexpected ones, which the
 * router otherwise hides from the browser.
 */
export function withRequestCodes(build: ServerBuild, messageOf: MessageOf): ServerBuild {
  const { handleError } = build.entry.module;
  const coded =
    (handler: Handler): Handler =>
    async (args) => {
      try {
        return await handler(args);
      } catch (error) {
        const { request, context } = args;
        const message = messageOf(context);
        if (error instanceof Response || request.signal.aborted || message === undefined) throw error;
        const status = statusOf(error);
        if (status !== undefined && status < 500) throw error;
        if (status === undefined) handleError?.(error, args as Parameters<typeof handleError>[1]);
        else console.warn("A page cannot be shown.", status, new URL(request.url).pathname);
        throw data({ told: message }, { status: status ?? 500 });
      }
    };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: coded(loader as Handler) }),
      ...(action && { action: coded(action as Handler) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries<(typeof build.routes)[string]>(routes) };
}

/** Adds the sentence to errors of middleware and rendering, before the error page renders. */
export function addRequestCode(
  { errors }: Pick<StaticHandlerContext, "errors">,
  message: string | undefined,
): void {
  for (const error of Object.values(errors ?? {}))
    if (error instanceof Error && message !== undefined) Object.assign(error, { data: { told: message } });
}

/** Returns the status of a thrown `data()`, by default 200. Undefined for anything else. */
function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== "object" || thrown === null || !("type" in thrown)) return undefined;
  if (thrown.type !== "DataWithResponseInit") return undefined;
  const { init } = thrown as { init?: ResponseInit | null };
  return init?.status ?? 200;
}
