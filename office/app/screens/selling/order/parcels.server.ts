import { data } from "react-router";
import { giveUpParcel, moveParcel } from "@curat/contract/staff/parcels";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press } from "../../../components/form/send.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { parcelTexts as texts } from "./parcel-texts.ts";

export const PARCEL_MOVES = ["left", "delivered", "returned"] as const;

/** Marks a parcel as handed over, delivered or returned, or cancels it. */
export async function actOnParcel(context: Context, form: FormData, id: string) {
  const page = `/comenzi/${encodeURIComponent(id)}`;
  const params = { id, parcelId: textOf(form, "parcel") };
  const version = Number(textOf(form, "version"));
  if (textOf(form, "form") === "parcel-give-up") {
    const query = { version: String(version) };
    return press(
      context,
      giveUpParcel,
      { params, query },
      { to: page, message: "Produsele din colet trebuie trimise din nou." },
    );
  }
  const state = PARCEL_MOVES.find((known) => known === textOf(form, "state"));
  if (!state) throw data(null, { status: 404 });
  const body = { state, version };
  return press(context, moveParcel, { params, body }, { to: page, message: texts.noted[state] });
}
