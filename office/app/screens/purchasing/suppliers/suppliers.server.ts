import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/suppliers";
import { SUPPLIER } from "@curat/contract/staff/supplier.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { fileColumnsOf } from "../../../components/record/record-values.ts";
import { loadAround, loadNew, saveRecord } from "../../../components/record/record.server.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile, loadList } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { SUPPLIERS } from "./suppliers-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/furnizori";
const RIGHT = "purchasing:edit";

const LIST = {
  shape: SUPPLIERS,
  read: (context: Context, { filters }: ListState, page: number) =>
    need(context, calls.listStaffSuppliers, {
      // The cast is safe, because the list accepts only known values for this filter.
      query: { q: filters.q, state: filters.stare as "active" | undefined, page: String(page) },
    }),
};

export const loadSuppliers = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { ...LIST, right: RIGHT });

export function suppliersAsFile({ context, url }: LoaderFunctionArgs) {
  const { head, cells } = fileColumnsOf(SUPPLIER);
  return listAsFile(context, url, { ...LIST, head: [...head], cells: (supplier) => cells(supplier) });
}

export const loadNewSupplier = ({ context }: LoaderFunctionArgs) => loadNew(context, RIGHT);

export const createSupplier = async ({ request, context }: ActionFunctionArgs) =>
  saveRecord(context, await request.formData(), {
    description: SUPPLIER,
    call: calls.createStaffSupplier,
    input: (body) => ({ body }),
    to: ({ supplierID }) => `${ROOM}/${supplierID}`,
    message: texts.created,
  });

export async function loadSupplier({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const page = url.searchParams.get("pagina") ?? "1";
  const [supplier, offers, around] = await Promise.all([
    need(context, calls.getStaffSupplier, { params: { id } }),
    need(context, calls.listSupplierOffers, { params: { id }, query: { page } }),
    loadAround(context, { kind: "supplier", id, right: RIGHT }),
  ]);
  const { current_page: current, last_page: last } = offers.meta;
  return { supplier: supplier.data, offers: offers.data, current, last, ...around };
}

/** Saves a supplier, or adds or removes one of its offers. The form's name selects the action. */
export async function changeSupplier({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const here = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "supplier":
      return saveRecord(context, form, {
        description: SUPPLIER,
        call: calls.changeStaffSupplier,
        input: (values) => ({
          params: { id },
          body: { ...values, version: Number(textOf(form, "version")) },
        }),
        compared: { kind: "supplier", id },
        to: () => here,
        message: texts.saved,
      });
    case "offer": {
      const sent = await send(context, form, calls.saveSupplierOffer, {
        params: { id },
        body: offerIn(form),
      });
      return sent.ok ? leaveTo(context, here, texts.savedOffer) : sent.refusal;
    }
    case "remove-offer": {
      const params = { id, offer: textOf(form, "offer") };
      return press(context, calls.removeSupplierOffer, { params }, { to: here, message: texts.removedOffer });
    }
    default:
      throw data(null, { status: 404 });
  }
}

function offerIn(form: FormData) {
  const [price, day] = [textOf(form, "price"), textOf(form, "valid_from")];
  return {
    product_code: textOf(form, "product_code"),
    code: textOf(form, "code"),
    barcode: textOf(form, "barcode"),
    pack: Number(textOf(form, "pack") || 1),
    is_preferred: form.has("is_preferred"),
    ...(price !== "" && { price: leiOf(price) }),
    ...(day !== "" && { valid_from: day }),
  };
}
