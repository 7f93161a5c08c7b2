/** The one way to send a form to the API: what it refuses stands at its field, and nothing typed is lost. */
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
import { withWayBack } from "../../session/way-back.ts";
import { conflictOf } from "./conflict/conflict.server.ts";
import type { ComparedWith } from "./conflict/conflict.server.ts";
import type { Refused } from "./refused.ts";
import { PROOF_FIELD, toShownFactor } from "./proof.ts";

type Refusal = ReturnType<typeof refuse>;
type Sent<C extends AnyCall> = { ok: true; data: Success<C>["data"] } | { ok: false; refusal: Refusal };

/**
 * Sends what a form says. A code of the second factor that stands in it is shown first, so that a sensitive act that was
 * refused for want of it goes through when it is sent again. With `compared`, a write on a version that no longer stands is
 * told field by field.
 */
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

/** Ends an action whose form was refused, with all that was typed but for passwords. */
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
  /** Where it was pressed, and what was refused is said. */
  to: string;
  /** What is said of what was done. */
  say?: string;
  /** Where what was done is shown, where that is another page. */
  next?: (data: Success<C>["data"]) => string;
}

/** A button without fields: whatever came of it is said on the page that it leads to. */
export async function press<const C extends AnyCall>(
  context: Context,
  call: C,
  input: InputOf<C>,
  { to, say, next }: Pressed<C>,
): Promise<never> {
  const answer = await apiOf(context).call<C>(call, ...([input] as never));
  if (answer.ok) return leaveTo(context, next?.(answer.data) ?? to, say);
  return leaveRefused(context, answer, to);
}

/** Ends the action of a button whose call was refused: asks for what is missing and comes back, or shows the reason on the page. */
export function leaveRefused(context: Context, answer: Failed, to: string): never {
  const needs = needsOf(answer);
  if (needs === "login") {
    sessionOf(context).set("session", undefined);
    return leaveTo(context, withWayBack("/autentificare", to));
  }
  if (needs === "second-factor")
    return leaveTo(
      context,
      withWayBack("/confirmare", to),
      "Confirmă că ești tu, apoi apasă din nou butonul.",
      "error",
    );
  return leaveTo(context, to, Object.values(answer.errors ?? {})[0]?.[0] ?? messageOf(answer), "error");
}

/** What a person has to do before sending again; undefined where that would change nothing. */
export function needsOf({ status, error }: Failed): Refused["needs"] {
  if (status === 401) return "login";
  return status === 403 && error === "second_factor_required" ? "second-factor" : undefined;
}

/** Why something was refused as a whole, in words. */
export function messageOf({ status, message }: Failed): string {
  if (status === 403) return message === STAFF_MESSAGES.noPeopleExport ? message : STAFF_MESSAGES.notAllowed;
  if (status === 404) return "Nu mai există.";
  if (status === 409)
    return message && message !== MESSAGES.changedMeanwhile
      ? message
      : "Altcineva a modificat între timp. Deschide pagina din nou, ca să vezi ce este acum.";
  return message ?? MESSAGES.unavailable;
}

function atProof({ errors, ...answer }: Failed): Failed {
  const [error] = errors?.code ?? [];
  return error === undefined
    ? { ...answer, errors }
    : { ...answer, status: 403, error: "second_factor_required", errors: { [PROOF_FIELD]: [error] } };
}
