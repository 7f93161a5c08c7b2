import type { RouterContextProvider } from "react-router";
import { addAddress, changeAddress, deleteAddress } from "@curat/contract/address-book";
import { loadLocalities } from "../../../components/address-fields/localities.server.ts";
import { placeOf } from "../../../components/address-fields/place-fields.ts";
import { textOf, typedValues } from "../../../components/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { goOn } from "../../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../../components/form/sent-form.server.ts";
import { ADDRESS_INTENT } from "./intents.ts";
import { texts } from "./texts.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
const PAGE = "/account/adrese";

/** The intents of the page's forms (C-062, C-064). */
export async function changeAddresses({ request, context }: Sent) {
  const form = await request.formData();
  switch (textOf(form, "intent")) {
    case ADDRESS_INTENT.delete:
      return remove(context, textOf(form, "id"));
    case ADDRESS_INTENT.localities:
      return { notices: [], values: typedPlace(form), localities: await typedLocalities(context, form) };
    default:
      return save(context, form);
  }
}

async function save(context: Sent["context"], form: FormData) {
  const api = apiOf(context);
  const id = textOf(form, "id");
  const body = addressBodyOf(form);
  const answer =
    refusalOf(addAddress, body) ??
    (id === ""
      ? await api.call(addAddress, { body })
      : await api.call(changeAddress, { params: { id }, body }));
  if (answer.ok) return goOn(context, PAGE, answer.message ? [] : [{ kind: "success", text: texts.saved }]);
  const isGone = id !== "" && answer.status === 404;
  return refuseForm(context, {
    form,
    status: answer.status,
    ...(isGone ? goneEntry(form, texts.gone) : { errors: answer.errors, values: typedPlace(form) }),
    localities: await typedLocalities(context, form),
  });
}

/** Deleted meanwhile, in another tab: what was typed stays, and is a new entry when it is saved again. */
export function goneEntry(form: FormData, text: string) {
  return { errors: { id: [text] }, values: { ...typedPlace(form), id: "" } };
}

async function remove(context: Sent["context"], id: string) {
  const answer = await apiOf(context).call(deleteAddress, { params: { id } });
  return goOn(context, PAGE, answer.ok && !answer.message ? [{ kind: "success", text: texts.removed }] : []);
}

/** Fields of an address as the calls take them, in both documented spellings of the ids (C-137). */
export function addressBodyOf(form: FormData) {
  const { countyId, cityId } = placeOf(form);
  return {
    countyid: countyId,
    countyID: countyId,
    cityid: cityId,
    cityID: cityId,
    streetaddress: textOf(form, "streetaddress"),
    zipcode: textOf(form, "zipcode"),
  };
}

/** A city of another county is not shown again. */
export function typedPlace(form: FormData) {
  return { ...typedValues(form), cityid: placeOf(form).cityId };
}

/** The localities of the chosen county: without script they come with the answer. */
export function typedLocalities(context: Sent["context"], form: FormData) {
  return loadLocalities(apiOf(context), [placeOf(form).countyId]);
}
