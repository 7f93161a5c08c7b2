/** What the forms of auth and account have in common: checked by the contract, refused field by field. */
import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import type { Failed } from "@curat/contract/client";
import { typedValues } from "./form-values.ts";
import type { SentForm } from "./use-sent-form.ts";
import { sessionOf } from "../../session/session.server.ts";

type Errors = Record<string, string[]>;

/** A call with a JSON body, as far as its schema is asked. */
interface CallWithBody {
  request: { body: { content: { "application/json": { schema: Schema } } } };
}
interface Schema {
  safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Why a body would be refused; undefined for a good one. Before a foreign provider too, no form is sent while invalid. */
export function refusalOf(call: CallWithBody, body: unknown): Failed | undefined {
  const { error } = call.request.body.content["application/json"].schema.safeParse(body);
  if (!error) return undefined;
  const errors: Errors = {};
  for (const { path, message } of error.issues) errors[path.join(".")] ??= [message];
  return { ok: false, status: 422, errors };
}

interface Refusal extends Omit<SentForm, "notices"> {
  form: FormData;
  /** What the API answered; 422 unless it was asked too often. */
  status?: number;
}

/** Ends an action whose form was refused: errors stand at their fields, everything typed is shown again. */
export function refuseForm<More extends object>(
  context: Readonly<RouterContextProvider>,
  { form, errors = {}, status, ...more }: Refusal & More,
) {
  // What the API refused is a notice as well (spec: C-087).
  const { notices } = sessionOf(context);
  return data(
    { values: typedValues(form), ...more, errors, notices },
    { status: status === 429 ? 429 : 422 },
  );
}
