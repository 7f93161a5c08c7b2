import type { RouterContextProvider } from "react-router";
import { addAddress, changeAddress, deleteAddress } from "@curat/contract/address-book";
import { loadLocalities } from "../../../components/address-fields/localities.server.ts";
import { placeOf } from "../../../components/address-fields/place-fields.ts";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { ADDRESS_INTENT } from "./intents.ts";
import { texts } from "./texts.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
const PAGE = "/account/adrese";

/** Handles every form on the page by its intent (C-062, C-064). */
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

function save(context: Sent["context"], form: FormData) {
  const id = textOf(form, "id");
  const body = addressBodyOf(form);
  const sending = {
    form,
    body,
    done: { to: PAGE, say: texts.saved },
    refused: async ({ status }: { status: number }) => ({
      ...(id !== "" && status === 404 ? goneEntry(form, texts.gone) : { values: typedPlace(form) }),
      localities: await typedLocalities(context, form),
    }),
  };
  return id === ""
    ? submit(context, addAddress, sending)
    : submit(context, changeAddress, { ...sending, params: { id } });
}

/** Returns the error for an entry that another tab deleted. Saving again creates a new entry. */
export function goneEntry(form: FormData, text: string) {
  return { errors: { id: [text] }, values: { ...typedPlace(form), id: "" } };
}

function remove(context: Sent["context"], id: string) {
  return submit(context, deleteAddress, { params: { id }, done: { to: PAGE, say: texts.removed } });
}

/** Maps the form to the API's address. Sends each id under both documented spellings (C-137). */
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

/** Returns the entered values. Clears the city if it belongs to a county other than the chosen one. */
export function typedPlace(form: FormData) {
  return { ...typedValues(form), cityid: placeOf(form).cityId };
}

/** Returns the chosen county's localities for a form sent without JavaScript. */
export function typedLocalities(context: Sent["context"], form: FormData) {
  return loadLocalities(apiOf(context), [placeOf(form).countyId]);
}
