/** The request's client: the contract's calls as the person who is logged in. */
import { createContext, data, redirect } from "react-router";
import { createClient } from "@curat/contract/client";
import type { Client, Failed, InputOf, Success } from "@curat/contract/client";
import { permissionsFor } from "@curat/contract/envelope";
import { listStaffOwners } from "@curat/contract/staff/me";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { reportedCode } from "./reported-code.server.ts";
import { scopeContext } from "../office-context.ts";
import { sayNext } from "./notices.server.ts";
import { sessionOf } from "./session.server.ts";
import type { Context } from "./session.server.ts";
import { withReturnPath } from "./return-path.ts";

export type AnyCall = Parameters<Client["call"]>[0];

const clientContext = createContext<Client | null>(null);

/** The client of this request. */
export function apiOf(context: Context): Client {
  const existing = context.get(clientContext);
  if (existing) return existing;
  const { options, visitorAddress, visitorAgent } = context.get(scopeContext);
  const client = withCode(
    createClient({
      fetch: options.apiFetch,
      baseUrl: options.apiBaseUrl,
      apiKey: options.apiKey,
      staffToken: sessionOf(context).cookies.session,
      isBackground: sessionOf(context).isBackground,
      visitor: visitorAddress,
      visitorAgent,
    }),
    reportedCode(context),
  );
  context.set(clientContext, client);
  return client;
}

/** What a failed call says tells the request's code, too: a form that was not saved shows it. */
function withCode(client: Client, reported: string | undefined): Client {
  if (reported === undefined) return client;
  return {
    ...client,
    async call(route, ...input) {
      const answer = await client.call(route, ...input);
      if (answer.ok || answer.status < 500) return answer;
      return { ...answer, message: `${answer.message ?? MESSAGES.unavailable} ${reported}` };
    },
  };
}

/**
 * What a page needs to be shown. Whoever is not logged in is sent to the login and back; what may not be seen (403), is not
 * there (404) or can not be had now (503) is the error page.
 */
export async function need<const C extends AnyCall>(
  context: Context,
  call: C,
  ...input: Record<never, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>]
): Promise<Success<C>> {
  const answer = await apiOf(context).call<C>(call, ...(input as never));
  if (!answer.ok) throw await pageRefusedBy(context, call, answer);
  return answer;
}

/** The same for a part of a page that not everybody may see: undefined where the API refuses it. */
export async function maybe<const C extends AnyCall>(
  context: Context,
  call: C,
  ...input: Record<never, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>]
): Promise<Success<C> | undefined> {
  const answer = await apiOf(context).call<C>(call, ...(input as never));
  if (answer.ok) return answer;
  if (answer.status === 403 || answer.status === 404) return undefined;
  throw refusedPage(context, answer);
}

/** What a page without the right to it tells. */
export interface Forbidden {
  /** Any one of these would do. */
  missing: readonly Permission[];
  /** Whom to ask for it. */
  owners: readonly string[];
}

/** What is thrown instead of a page whose permissions the person has none of. */
export async function forbiddenPage(context: Context, missing: readonly Permission[]): Promise<unknown> {
  const owners = await apiOf(context).call(listStaffOwners);
  const forbidden: Forbidden = { missing, owners: owners.ok ? owners.data : [] };
  return data(forbidden, { status: 403 });
}

async function pageRefusedBy(context: Context, { access }: AnyCall, answer: Failed): Promise<unknown> {
  const isRight = answer.status === 403 && answer.error === undefined && typeof access === "object";
  return isRight ? forbiddenPage(context, permissionsFor(access)) : refusedPage(context, answer);
}

/**
 * What is thrown for an answer without which there is no page. What a page asks for stands in its address: where the API refuses
 * that as it is written (422), nothing can be there.
 */
export function refusedPage(context: Context, { status }: Pick<Failed, "status">): unknown {
  if (status === 401) return toLogin(context);
  if (status === 422) return data(null, { status: 404 });
  return data(null, { status: [403, 404, 429].includes(status) ? status : 503 });
}

const NOT_SAVED =
  "Sesiunea s-a încheiat înainte să trimiți formularul: nu s-a salvat nimic. După autentificare îl completezi din nou.";

/**
 * To the login, and back here. A form that the script sent is not lost by it: its action has answered before. One that was
 * sent without is, and that is said.
 */
export function toLogin(context: Context): Response {
  const session = sessionOf(context);
  if (session.cookies.session) session.set("session", undefined);
  if (session.isDocument && !session.isRead) sayNext(context, NOT_SAVED, "error");
  return redirect(withReturnPath("/autentificare", session.here));
}
