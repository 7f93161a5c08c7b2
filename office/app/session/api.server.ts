/** A request's API client, which uses the logged-in person's session. */
import { createContext, data, redirect } from "react-router";
import { createClient } from "@curat/contract/client";
import type { Client, Failed, InputOf, Success } from "@curat/contract/client";
import { permissionsFor } from "@curat/contract/envelope";
import { listStaffOwners } from "@curat/contract/staff/me";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { reportedCode } from "./reported-code.server.ts";
import { scopeContext } from "../office-context.ts";
import { flashNotice } from "./notices.server.ts";
import { sessionOf } from "./session.server.ts";
import type { Context } from "./session.server.ts";
import { withReturnPath } from "./return-path.ts";

export type AnyCall = Parameters<Client["call"]>[0];

const clientContext = createContext<Client | null>(null);

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

/** Adds the request's code to failed calls' messages, so that a refused form shows it. */
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

/** Makes a call that the page depends on. Throws the login redirect or an error page if it fails. */
export async function need<const C extends AnyCall>(
  context: Context,
  call: C,
  ...input: Record<never, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>]
): Promise<Success<C>> {
  const answer = await apiOf(context).call<C>(call, ...(input as never));
  if (!answer.ok) throw await pageRefusedBy(context, call, answer);
  return answer;
}

/**
 * Makes a call for an optional part of a page. Returns undefined for a 403 or 404, and throws an error page
 * or the login redirect for other failures.
 */
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

export interface Forbidden {
  /** Any one of these is sufficient. */
  missing: readonly Permission[];
  owners: readonly string[];
}

/** Returns the 403 error to throw when the person has none of the permissions. */
export async function forbiddenPage(context: Context, missing: readonly Permission[]): Promise<unknown> {
  const owners = await apiOf(context).call(listStaffOwners);
  const forbidden: Forbidden = { missing, owners: owners.ok ? owners.data : [] };
  return data(forbidden, { status: 403 });
}

async function pageRefusedBy(context: Context, { access }: AnyCall, answer: Failed): Promise<unknown> {
  const isRight = answer.status === 403 && answer.error === undefined && typeof access === "object";
  return isRight ? forbiddenPage(context, permissionsFor(access)) : refusedPage(context, answer);
}

/** Returns the error to throw. A 422 becomes 404, because a page's parameters come from its URL. */
export function refusedPage(context: Context, { status }: Pick<Failed, "status">): unknown {
  if (status === 401) return toLogin(context);
  if (status === 422) return data(null, { status: 404 });
  return data(null, { status: [403, 404, 429].includes(status) ? status : 503 });
}

const NOT_SAVED =
  "Sesiunea a expirat înainte să trimiți formularul și nu s-a salvat nimic. Intră în cont și completează-l din nou.";

/** Returns a redirect to the login with a return path to this page, and a message if a form was lost. */
export function toLogin(context: Context): Response {
  const session = sessionOf(context);
  if (session.cookies.session) session.set("session", undefined);
  if (session.isDocument && !session.isRead) flashNotice(context, NOT_SAVED, "error");
  return redirect(withReturnPath("/autentificare", session.here));
}
