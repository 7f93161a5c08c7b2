import { data } from "react-router";
import { listCounties } from "@curat/contract/geography";
import { tryStaffParcel } from "@curat/contract/staff/test-parcel";
import { messageOf } from "../../../components/form/send.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

/** The default test parcel, which has the size and weight of two one-litre bottles. */
const FIRST = {
  greutate: "2300",
  latime: "200",
  adancime: "100",
  inaltime: "300",
  valoare: "80",
  judet: "",
  plata: "card",
};
type Field = keyof typeof FIRST;
const NAMES: Record<string, Field | undefined> = {
  grams: "greutate",
  width_mm: "latime",
  depth_mm: "adancime",
  height_mm: "inaltime",
  products: "valoare",
  countyid: "judet",
};

/** Loads the price of each delivery option for the parcel in the URL. */
export async function loadTestParcel(context: Context, { searchParams }: URL) {
  const { permissions } = await requireStaff(context);
  if (!permissions.includes("settings:view")) throw data(null, { status: 403 });
  const values = Object.fromEntries(
    Object.entries(FIRST).map(([name, first]) => [
      name,
      (searchParams.get(name) ?? first).trim().slice(0, 20),
    ]),
  ) as typeof FIRST;
  const { data: counties } = await need(context, listCounties);
  if (!searchParams.has("judet")) return { values, counties, errors: {} };
  const body = {
    grams: numberIn(values.greutate),
    width_mm: numberIn(values.latime),
    depth_mm: numberIn(values.adancime),
    height_mm: numberIn(values.inaltime),
    products: numberIn(values.valoare),
    countyid: numberIn(values.judet),
    cash: values.plata === "ramburs",
  };
  const tried = await apiOf(context).call(tryStaffParcel, { body });
  if (tried.ok) return { values, counties, errors: {}, tried: tried.data };
  return { values, counties, errors: atFields(tried.errors ?? { ["Greutate (g)"]: [messageOf(tried)] }) };
}

/** Parses a number. An empty field becomes NaN, which the API refuses. */
function numberIn(text: string): number {
  return text === "" ? Number.NaN : Number(text.replace(",", "."));
}

function atFields(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [NAMES[name] ?? "greutate", messages]),
  );
}
