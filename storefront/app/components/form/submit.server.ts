import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import type { Client, Failed, InputOf, Success } from "@curat/contract/client";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import type { Notice } from "@curat/contract/answer-notices";
import { apiOf } from "../../session/api.server.ts";
import { answerForm, redirectWithNotices } from "../../session/notices.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { typedValues } from "@curat/ui/form/form-values.ts";
import type { SentForm } from "./use-sent-form.ts";

type Context = Readonly<RouterContextProvider>;
type AnyCall = Parameters<Client["call"]>[0];

/** Redirects to a page, which shows the text `say` unless the API sent a message. */
interface Leaving {
  to: string;
  say?: string;
}
/**
 * Stays on the page and returns `data`. Without JavaScript it redirects to `to`, which defaults to the
 * current page.
 */
interface Staying<Data> {
  stay: Request;
  data: Data;
  to?: string;
  say?: string;
}
type Done<C extends AnyCall, Data, Own> =
  | Leaving
  | Staying<Data>
  | ((answered: Success<C>["data"]) => Own | Promise<Own>);

interface Sending<C extends AnyCall, Data, Own, More> {
  /**
   * The submitted form, whose values a refusal returns. Omit it for a single button: a refusal then redirects
   * too, with the API's notice.
   */
  form?: FormData;
  done: Done<C, Data, Own>;
  /** Returns data that are added to a refusal or replace its errors. */
  refused?: (answer: Failed) => More | Promise<More>;
}

/**
 * Validates the body against the endpoint's schema and sends it. Returns the action's response: a redirect,
 * data or errors.
 */
export async function submit<
  const C extends AnyCall,
  Data extends object = never,
  Own = never,
  More extends object = object,
>(context: Context, call: C, sending: InputOf<C> & Sending<C, Data, Own, More>) {
  const { form, done, refused, ...input } = sending;
  const answer =
    refusalOf(call, (input as { body?: unknown }).body) ??
    // The other fields of `sending` are the endpoint's input.
    (await apiOf(context).call<C>(call, ...([input] as never)));
  if (!answer.ok && form) {
    const more = await refused?.(answer);
    return refuseForm(context, { form, errors: answer.errors, status: answer.status, ...more });
  }
  if (typeof done === "function") {
    if (!answer.ok) throw new Error("A button that may be refused has to say where it ends.");
    return done(answer.data);
  }
  const notices: Notice[] =
    answer.ok && !answer.message && done.say ? [{ kind: "success", text: done.say }] : [];
  if (!("stay" in done)) return redirectWithNotices(context, done.to, notices);
  return answerForm({ context, request: done.stay }, { data: done.data, to: done.to, notices });
}

interface Schema {
  safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } };
}
interface Checked {
  request?: { body?: { content: { "application/json"?: { schema?: Schema } } } };
}

/** Returns the errors with which the endpoint would refuse this body, or undefined if it is valid. */
export function refusalOf(call: AnyCall, body: unknown): Failed | undefined {
  const { request } = call as Checked;
  const error = request?.body?.content["application/json"]?.schema?.safeParse(body).error;
  if (!error) return undefined;
  return { ok: false, status: 422, errors: fieldErrorsOf(error.issues) };
}

interface Refusal extends Omit<SentForm, "notices"> {
  form: FormData;
  /** 422 by default, or 429 for rate limits. */
  status?: number;
}

function refuseForm<More extends object>(
  context: Context,
  { form, errors = {}, status, ...more }: Refusal & More,
) {
  // The API's errors are shown as a notice too (requirements: C-087).
  const { notices } = sessionOf(context);
  return data(
    { values: typedValues(form), ...more, errors, notices },
    { status: status === 429 ? 429 : 422 },
  );
}
