import { data } from "react-router";
import type { Failed, InputOf, Success } from "@curat/contract/client";
import { MESSAGES, STAFF_MESSAGES } from "@curat/contract/messages.values";
import { renewSecondFactor } from "@curat/contract/staff/session";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../session/api.server.ts";
import type { AnyCall } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import { noteGreenClaims } from "../../session/green-claims.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import type { Context } from "../../session/session.server.ts";
import { withReturnPath } from "../../session/return-path.ts";
import { conflictOf } from "./conflict/conflict.server.ts";
import type { ComparedWith } from "./conflict/conflict.server.ts";
import type { Refused } from "./refused.ts";
import { PROOF_FIELD, toShownFactor } from "./proof.ts";

type Refusal = ReturnType<typeof refuse>;
type Sent<C extends AnyCall> = { ok: true; data: Success<C>["data"] } | { ok: false; refusal: Refusal };

/** Submits a form to the API. With `compared`, reports conflicts field by field. */
export async function send<const C extends AnyCall>(
  context: Context,
  form: FormData,
  call: C,
  input: InputOf<C>,
  compared?: ComparedWith<Success<C>["data"]>,
): Promise<Sent<C>> {
  const api = apiOf(context);
  const proof = textOf(form, PROOF_FIELD);
  if (proof !== "") {
    const shown = await api.call(renewSecondFactor, { body: toShownFactor(proof) });
    if (!shown.ok) return { ok: false, refusal: refuse(form, atProof(shown)) };
  }
  const answer = await api.call<C>(call, ...([input] as never));
  if (answer.ok) {
    noteGreenClaims(context, call.path, form);
    return { ok: true, data: answer.data };
  }
  const conflict = compared && (await conflictOf(context, { form, answer }, compared));
  return { ok: false, refusal: refuse(form, answer, conflict && { conflict, messages: [] }) };
}

/** Returns a refusal with all typed values except passwords. */
export function refuse(form: FormData, answer: Failed, more: object = {}) {
  const { [PROOF_FIELD]: _code, ...values } = typedValues(form);
  const needs = needsOf(answer);
  const errors = answer.errors ?? {};
  const refused: Refused = {
    form: textOf(form, "form"),
    values,
    errors,
    messages: needs || Object.keys(errors).length > 0 ? [] : [messageOf(answer)],
    ...(needs && { needs }),
    ...more,
  };
  return data(refused, { status: answer.status });
}

interface Pressed<C extends AnyCall> {
  /** Page to redirect to. After a refusal it shows the reason. */
  to: string;
  message?: string;
  next?: (data: Success<C>["data"]) => string;
}

/** Calls the API for a button without fields. Redirects with a message about the result. */
export async function press<const C extends AnyCall>(
  context: Context,
  call: C,
  input: InputOf<C>,
  { to, message, next }: Pressed<C>,
): Promise<never> {
  const answer = await apiOf(context).call<C>(call, ...([input] as never));
  if (answer.ok) return leaveTo(context, next?.(answer.data) ?? to, message);
  return leaveRefused(context, answer, to);
}

/** Redirects after a refused button press: to the login or second factor, or to the page with the reason. */
export function leaveRefused(context: Context, answer: Failed, to: string): never {
  const needs = needsOf(answer);
  if (needs === "login") {
    sessionOf(context).set("session", undefined);
    return leaveTo(context, withReturnPath("/autentificare", to));
  }
  if (needs === "second-factor")
    return leaveTo(
      context,
      withReturnPath("/confirmare", to),
      "Confirmă-ți identitatea, apoi apasă din nou butonul.",
      "error",
    );
  return leaveTo(context, to, Object.values(answer.errors ?? {})[0]?.[0] ?? messageOf(answer), "error");
}

/** Returns the step that is required before the form can be submitted again, or undefined. */
export function needsOf({ status, error }: Failed): Refused["needs"] {
  if (status === 401) return "login";
  return status === 403 && error === "second_factor_required" ? "second-factor" : undefined;
}

/** Returns the form-level error message for a failed request. */
export function messageOf({ status, message }: Failed): string {
  if (status === 403) return message === STAFF_MESSAGES.noPeopleExport ? message : STAFF_MESSAGES.notAllowed;
  if (status === 404) return "Înregistrarea nu mai există. Poate a fost ștearsă între timp.";
  if (status === 409)
    return message && message !== MESSAGES.changedMeanwhile
      ? message
      : "Un coleg a făcut modificări între timp. Reîncarcă pagina ca să vezi versiunea actuală.";
  return message ?? MESSAGES.unavailable;
}

function atProof({ errors, ...answer }: Failed): Failed {
  const [error] = errors?.code ?? [];
  return error === undefined
    ? { ...answer, errors }
    : { ...answer, status: 403, error: "second_factor_required", errors: { [PROOF_FIELD]: [error] } };
}
