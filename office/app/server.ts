/** The office's door: what the `server` package loads from build/server/index.js. */
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { scopeContext } from "./office-context.ts";
import type { OfficeOptions, PerRequest } from "./office-context.ts";
import { isAtWork } from "./session/at-work.server.ts";

export type { OfficeOptions, PerRequest } from "./office-context.ts";

export interface Office {
  fetch(request: Request, perRequest: PerRequest): Promise<Response>;
  /** Whether somebody sends a request who is logged in; nothing of its body is read. */
  isAtWork(request: Pick<Request, "headers">, visitor: string | undefined): Promise<boolean>;
}

/** One office in front of the shop's own API. */
export function createOffice(options: OfficeOptions): Office {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return {
    fetch(request, { nonce, visitorAddress }) {
      const context = new RouterContextProvider();
      const visitorAgent = request.headers.get("user-agent") ?? undefined;
      context.set(scopeContext, { options, nonce, visitorAddress, visitorAgent });
      return handle(request, context);
    },
    isAtWork: (request, visitor) => isAtWork(options, request, visitor),
  };
}
