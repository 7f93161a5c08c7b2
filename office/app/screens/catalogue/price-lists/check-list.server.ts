import { data } from "react-router";
import { checkStaffPriceList } from "@curat/contract/staff/price-lists";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { refuse } from "../../../components/form/send.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import type { listIn } from "./price-list-fields.ts";

type ListInForm = ReturnType<typeof listIn>;

/**
 * Returns the form to show again, if a row button was pressed or the list has errors. The check needs no second
 * factor, so all errors are shown before it is requested.
 */
export async function notYetSent(context: Context, form: FormData, list: ListInForm) {
  if (list.isPressed) {
    const shown: Refused = {
      form: textOf(form, "form"),
      values: typedValues(form),
      errors: {},
      messages: [],
    };
    return data(shown, { status: 200 });
  }
  const answer = await apiOf(context).call(checkStaffPriceList, { body: list.body });
  return answer.ok || answer.status !== 422 ? undefined : withPlaces(refuse(form, answer), list);
}

/** Assigns the API's errors of rows and members to the form's fields. */
export function withPlaces<R extends { data: Refused }>(refusal: R, { placed }: ListInForm): R {
  return { ...refusal, data: { ...refusal.data, errors: placed(refusal.data.errors) } };
}
