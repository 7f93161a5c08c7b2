import type { LoaderFunctionArgs } from "react-router";
import { getStaffCustomer } from "@curat/contract/staff/customers";
import { createStaffOffer } from "@curat/contract/staff/offers";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { maybe } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireRight } from "../../../session/staff.server.ts";

/** Loads the form, filled with the data of the customer whose id is in `?client=`, if any. */
export async function loadNewOffer({ context, url }: LoaderFunctionArgs): Promise<{ filled: Typed }> {
  await requireRight(context, "offers:edit");
  const id = url.searchParams.get("client") ?? "";
  const found = id === "" ? undefined : await maybe(context, getStaffCustomer, { params: { id } });
  if (!found) return { filled: {} };
  const { firstname, lastname, email, phone, companies } = found.data;
  const [company] = companies;
  return {
    filled: {
      customerid: String(found.data.id),
      firstname,
      lastname,
      email,
      phone,
      company: company?.companyname ?? "",
      cui: company?.fiscalcode ?? "",
    },
  };
}

export async function createOffer(request: Request, context: Context) {
  const form = await request.formData();
  const text = (name: string) => textOf(form, name);
  const customer = Number(text("customerid"));
  const body = {
    customerid: customer > 0 ? customer : null,
    firstname: text("firstname"),
    lastname: text("lastname"),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    cui: text("cui"),
  };
  const sent = await send(context, form, createStaffOffer, { body });
  return sent.ok
    ? leaveTo(context, `/oferte/${sent.data.id}`, "Oferta a fost începută. Adaugă produsele.")
    : sent.refusal;
}
