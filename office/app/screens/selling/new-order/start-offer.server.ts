import { createStaffOffer } from "@curat/contract/staff/offers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../../components/form/send.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import type { TypedLine } from "./manual-form.ts";

const FIELDS: Partial<Record<string, string>> = {
  firstname: "customer.firstname",
  lastname: "customer.lastname",
  email: "customer.email",
  phone: "customer.phone",
  company: "company.name",
  cui: "company.cui",
};

/** Starts an offer with the form's buyer and products, at the buyer's usual prices. */
export async function startOffer(
  context: Context,
  form: FormData,
  { customerid, lines }: { customerid: number | null; lines: TypedLine[] },
) {
  const text = (name: string) => textOf(form, name);
  const isCompany = text("customer.customer_type") === "pj";
  const body = {
    customerid,
    firstname: text("customer.firstname"),
    lastname: text("customer.lastname"),
    email: text("customer.email"),
    phone: text("customer.phone"),
    company: isCompany ? text("company.name") : "",
    cui: isCompany ? text("company.cui") : "",
    lines: lines.map(({ productid, quantity }) => ({ productid, quantity })),
  };
  const answer = await apiOf(context).call(createStaffOffer, { body });
  const message = "Oferta a fost începută. Verifică prețurile, apoi trimite-o.";
  if (answer.ok) return leaveTo(context, `/oferte/${answer.data.id}`, message);
  const errors = Object.entries(answer.errors ?? {}).map(([name, texts]) => [FIELDS[name] ?? name, texts]);
  return refuse(form, { ...answer, ...(answer.errors && { errors: Object.fromEntries(errors) }) });
}
