import { RouterContextProvider } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { scopeContext } from "../office-context.ts";
import { sessionMiddleware } from "../session/session.server.ts";

interface Visit {
  path?: string;
  method?: string;
  cookie?: string;
  headers?: Record<string, string>;
}
export interface StubbedResponse {
  status?: number;
  body: unknown;
}

/** Runs `act` in a staff member's request. `result` is what `act` returned or threw. */
export async function visit(
  api: (request: Request) => StubbedResponse,
  act: (context: RouterContextProvider) => unknown,
  { path = "/comenzi/1", method = "POST", cookie = "staff_session=jeton", headers = {} }: Visit = {},
) {
  const requests: Request[] = [];
  const context = new RouterContextProvider();
  const apiFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    const { status = 200, body } = api(request);
    return Response.json(body, { status });
  };
  const options = {
    apiFetch,
    apiBaseUrl: "http://api.test/api/v1",
    apiKey: "cheie",
    shopUrl: "https://curat.ro",
    commands: { doctor: "curat doctor", backup: "curat backup FIȘIER", removeDemo: "curat demo-remove" },
  };
  context.set(scopeContext, { options, nonce: "n", visitorAgent: "Firefox" });
  const url = new URL(`https://curat.ro/admin${path}`);
  const request = new Request(url, { method, headers: { ...headers, cookie } });
  let result: unknown;
  const next = async () => {
    try {
      result = await act(context);
    } catch (thrown) {
      result = thrown;
    }
    return new Response("pagina");
  };
  const args = { request, context, url, pattern: "", params: {} } as Parameters<
    MiddlewareFunction<Response>
  >[0];
  // The middleware returns what `next` returned.
  const response = (await sessionMiddleware(args, next)) as Response;
  return { result, requests, cookies: response.headers.getSetCookie() };
}

export function leadsTo(result: unknown): string | null {
  return result instanceof Response ? result.headers.get("location") : null;
}
