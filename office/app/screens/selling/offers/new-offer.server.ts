import type { LoaderFunctionArgs } from "react-router";
import type { Success } from "@curat/contract/client";
import { getStaffCustomer, getStaffCustomerCart } from "@curat/contract/staff/customers";
import { createStaffOffer } from "@curat/contract/staff/offers";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { maybe } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireRight } from "../../../session/staff.server.ts";

type Goods = Success<typeof getStaffCustomerCart>["data"];

/** Loads the form for the customer of `?client=`, if any, with the products of their cart if `?cos=1`. */
export async function loadNewOffer({
  context,
  url,
}: LoaderFunctionArgs): Promise<{ filled: Typed; goods: Goods }> {
  await requireRight(context, "offers:edit");
  const id = url.searchParams.get("client") ?? "";
  const found = id === "" ? undefined : await maybe(context, getStaffCustomer, { params: { id } });
  if (!found) return { filled: {}, goods: [] };
  const hasCart = url.searchParams.get("cos") === "1";
  const cart = hasCart ? await maybe(context, getStaffCustomerCart, { params: { id } }) : undefined;
  const { firstname, lastname, email, phone, companies } = found.data;
  const [company] = companies;
  return {
    goods: cart?.data ?? [],
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
    lines: linesIn(form),
  };
  const sent = await send(context, form, createStaffOffer, { body });
  return sent.ok
    ? leaveTo(
        context,
        `/oferte/${sent.data.id}`,
        body.lines.length > 0
          ? "Oferta a fost începută. Verifică prețurile, apoi trimite-o."
          : "Oferta a fost începută. Adaugă produsele.",
      )
    : sent.refusal;
}

function linesIn(form: FormData) {
  return [...form].flatMap(([name, value]) => {
    const [, id] = /^line\[(\d{1,9})\]$/.exec(name) ?? [];
    return id === undefined ? [] : [{ productid: Number(id), quantity: Number(value) }];
  });
}
