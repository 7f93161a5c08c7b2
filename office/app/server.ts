/** Entry point of the office. The `server` package loads its build, build/server/index.js. */
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { withRequestCodes } from "@curat/ui/request-code/with-request-codes.server.ts";
import { MESSAGES } from "@curat/contract/messages.values";
import { reportedCode } from "./session/reported-code.server.ts";
import { scopeContext } from "./office-context.ts";
import type { OfficeOptions, PerRequest } from "./office-context.ts";
import { isAtWork } from "./session/at-work.server.ts";

export type { OfficeOptions, PerRequest } from "./office-context.ts";

export interface Office {
  fetch(request: Request, perRequest: PerRequest): Promise<Response>;
  /** Returns whether a request comes from a logged-in person. Does not read the body. */
  isAtWork(request: Pick<Request, "headers">, visitor: string | undefined): Promise<boolean>;
}

/** Creates an office whose API client calls the API in the same process. */
export function createOffice(options: OfficeOptions): Office {
  const coded = withRequestCodes(build, reportedCode);
  const handle = createRequestHandler(coded, import.meta.env.MODE);
  return {
    async fetch(request, perRequest) {
      const context = new RouterContextProvider();
      const visitorAgent = request.headers.get("user-agent") ?? undefined;
      context.set(scopeContext, { options, ...perRequest, visitorAgent });
      return orPlainWords(await handle(request, context), reportedCode(context));
    },
    isAtWork: (request, visitor) => isAtWork(options, request, visitor),
  };
}

/** Replaces the router's English text, which is sent when even the error page fails. */
function orPlainWords(response: Response, reported: string | undefined): Response {
  const isPlain = response.headers.get("content-type")?.startsWith("text/plain") === true;
  if (response.status !== 500 || !isPlain) return response;
  return new Response([MESSAGES.unavailable, ...(reported === undefined ? [] : [reported])].join(" "), {
    status: 500,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
