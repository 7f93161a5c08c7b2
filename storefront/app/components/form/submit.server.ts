/** The one way to end a form: checked by the contract, sent, refused field by field or done. */
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

/** Ends on another page; `say` is said there where the API's answer brings no sentence of its own. */
interface Leaving {
  to: string;
  say?: string;
}
/** Ends on the page that sent it, with `data`; without JavaScript the browser goes on to `to`, or to where it was. */
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
   * What was sent: refused, all of it is shown again. A button has nothing to show: it ends as if it had worked, the
   * API's notice says what did not, and the page shows how things stand.
   */
  form?: FormData;
  done: Done<C, Data, Own>;
  /** What a refusal brings besides its errors, or instead of them. */
  refused?: (answer: Failed) => More | Promise<More>;
}

/**
 * Sends a form to a call of the contract and ends the action. Before a foreign provider too, no body is sent while the
 * call's own schema refuses it. `call` is given what `params`, `body` and `as` hold.
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
    // What is left of `sending` is the call's own input.
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
/** A call, as far as the schema of its body is asked. */
interface Checked {
  request?: { body?: { content: { "application/json"?: { schema?: Schema } } } };
}

/** Why a call would refuse this body; undefined for a good one, and where the call takes none. */
export function refusalOf(call: AnyCall, body: unknown): Failed | undefined {
  const { request } = call as Checked;
  const error = request?.body?.content["application/json"]?.schema?.safeParse(body).error;
  if (!error) return undefined;
  return { ok: false, status: 422, errors: fieldErrorsOf(error.issues) };
}

interface Refusal extends Omit<SentForm, "notices"> {
  form: FormData;
  /** What the API answered; 422 unless it was asked too often. */
  status?: number;
}

/** Ends an action whose form was refused: errors stand at their fields, everything typed is shown again. */
function refuseForm<More extends object>(
  context: Context,
  { form, errors = {}, status, ...more }: Refusal & More,
) {
  // What the API refused is a notice as well (requirements: C-087).
  const { notices } = sessionOf(context);
  return data(
    { values: typedValues(form), ...more, errors, notices },
    { status: status === 429 ? 429 : 422 },
  );
}
