import { getStaffOrder, listStaffOrders } from "@curat/contract/staff/orders";
import { createStaffReturn } from "@curat/contract/staff/returns";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireRight } from "../../../session/staff.server.ts";

/** Loads the order for a new return. `?comanda=` contains its number; without it no order is loaded. */
export async function loadNewReturn(context: Context, url: URL) {
  await requireRight(context, "returns:edit");
  const number = (url.searchParams.get("comanda") ?? "").trim();
  if (number === "") return { number, order: undefined };
  const { data: found } = await need(context, listStaffOrders, { query: { q: number } });
  const row = found.find((order) => order.number === number);
  if (!row) return { number, order: undefined };
  const { data: order } = await need(context, getStaffOrder, { params: { id: String(row.id) } });
  const { firstname, lastname, email, phone } = order.data;
  return {
    number,
    order: {
      id: row.id,
      number,
      buyer: { name: `${firstname} ${lastname}`.trim(), email, phone },
      items: itemsOf(order.items),
    },
  };
}
export type NewReturnData = Awaited<ReturnType<typeof loadNewReturn>>;

interface Line {
  productid: number | null;
  lineid?: number | null | undefined;
  product_type: string;
  product: string;
  quantity: number;
  um: string;
}

/** Returns each product once, with the sum of its lines, and each line without a product, as "l12". */
function itemsOf(lines: Line[]) {
  const items = new Map<string, { id: string; product: string; quantity: number; unit: string }>();
  for (const { productid, lineid, product_type, product, quantity, um: unit } of lines) {
    if (product_type !== "product" || (productid ?? lineid ?? null) === null) continue;
    const id = productid === null ? `l${lineid}` : String(productid);
    const before = items.get(id)?.quantity ?? 0;
    items.set(id, { id, product, quantity: before + quantity, unit });
  }
  return [...items.values()];
}

/** Saves a return that the buyer did not request in the shop but, for example, by phone. */
export async function createReturn(request: Request, context: Context) {
  const form = await request.formData();
  const [bankname, bankaccount] = [textOf(form, "bankname"), textOf(form, "bankaccount")];
  const body = {
    orderid: Number(textOf(form, "orderid")),
    full_name: textOf(form, "full_name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    bankname,
    bankaccount,
    // Without a bank account the refund goes to the card. The API checks that the order was paid by card.
    ...(bankname === "" && bankaccount === "" && { refund: "card" as const }),
    observation: textOf(form, "observation"),
    products: productsIn(form),
  };
  const sent = await send(context, form, createStaffReturn, { body });
  return sent.ok
    ? leaveTo(
        context,
        `/retururi/${sent.data.id}`,
        "Returul a fost înregistrat, iar clientul primește un e-mail.",
      )
    : sent.refusal;
}

/** Reads the quantities from fields named `pieces.` followed by the product id, or by "l" and the line's id. */
function productsIn(form: FormData) {
  return [...form].flatMap(([name, typed]) => {
    const [, letter, id] = /^pieces\.(l?)(\d{1,9})$/.exec(name) ?? [];
    if (id === undefined) return [];
    const quantity = Number(typed);
    const named = letter === "l" ? { lineid: Number(id) } : { productid: Number(id) };
    return [{ ...named, quantity, selected: quantity !== 0 }];
  });
}
