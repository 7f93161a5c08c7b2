import type { LoaderFunctionArgs } from "react-router";
import type { Success } from "@curat/contract/client";
import { getStaffCustomer, getStaffCustomerCart } from "@curat/contract/staff/customers";
import { getStaffCompany } from "@curat/contract/staff/companies";
import { searchAsStaff } from "@curat/contract/staff/search";
import { cuiDigits } from "@curat/contract/cui.values";
import { createStaffOffer } from "@curat/contract/staff/offers";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireRight } from "../../../session/staff.server.ts";

const MIN_LENGTH = 2;

type Goods = Success<typeof getStaffCustomerCart>["data"];

interface NewOfferData {
  filled: Typed;
  goods: Goods;
  q: string;
  /** Customers that match `?q=`; undefined without a search. */
  buyers: Success<typeof searchAsStaff>["data"]["customers"] | undefined;
  companies: Success<typeof searchAsStaff>["data"]["companies"];
}

/**
 * Loads the form for the customer in `?client=` or the company in `?firma=`, if any, with the products in the
 * customer's cart if `?cos=1`, and the customers that match `?q=`.
 */
export async function loadNewOffer({ context, url }: LoaderFunctionArgs): Promise<NewOfferData> {
  await requireRight(context, "offers:edit");
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const cui = url.searchParams.get("firma") ?? "";
  const [search, company] = await Promise.all([
    q.length < MIN_LENGTH ? undefined : need(context, searchAsStaff, { query: { q } }),
    cui === "" ? undefined : maybe(context, getStaffCompany, { params: { cui } }),
  ]);
  const searchResult = { q, buyers: search?.data.customers, companies: search?.data.companies ?? [] };
  const id = url.searchParams.get("client") ?? String(company?.data.people[0]?.id ?? "");
  const found = id === "" ? undefined : await maybe(context, getStaffCustomer, { params: { id } });
  if (!found)
    return {
      ...searchResult,
      filled: company ? { company: company.data.name, cui: company.data.cui } : {},
      goods: [],
    };
  const hasCart = url.searchParams.get("cos") === "1";
  const cart = hasCart ? await maybe(context, getStaffCustomerCart, { params: { id } }) : undefined;
  const { firstname, lastname, email, phone, companies } = found.data;
  const own = companies.find(({ fiscalcode }) => cuiDigits(fiscalcode) === cui) ?? companies[0];
  return {
    ...searchResult,
    goods: cart?.data ?? [],
    filled: {
      customerid: String(found.data.id),
      firstname,
      lastname,
      email,
      phone,
      company: own?.companyname ?? "",
      cui: own?.fiscalcode ?? "",
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
