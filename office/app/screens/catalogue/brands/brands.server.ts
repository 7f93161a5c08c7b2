import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/brands";
import type { BrandPart } from "@curat/contract/staff/brands";
import { BRAND } from "@curat/contract/staff/brand.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press } from "../../../components/form/send.server.ts";
import { fileColumnsOf } from "../../../components/record/record-values.ts";
import { loadAround, loadNew, saveRecord } from "../../../components/record/record.server.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile, loadList } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { missingText } from "./brand-fields.ts";
import { BRANDS } from "./brands-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/producatori";
const RIGHT = "brands:edit";

const LIST = {
  shape: BRANDS,
  read: (context: Context, { filters }: ListState, page: number) =>
    need(context, calls.listStaffBrands, {
      // The cast is safe, because the list accepts only known values for this filter.
      query: { q: filters.q, missing: filters.lipseste as BrandPart | undefined, page: String(page) },
    }),
};

export const loadBrands = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { ...LIST, right: RIGHT });

export function brandsAsFile({ context, url }: LoaderFunctionArgs) {
  const { head, cells } = fileColumnsOf(BRAND);
  return listAsFile(context, url, {
    ...LIST,
    head: [...head, texts.products, texts.missing],
    cells: (brand) => [...cells(brand), brand.products, missingText(brand)],
  });
}

export const loadNewBrand = ({ context }: LoaderFunctionArgs) => loadNew(context, RIGHT);

export const createBrand = async ({ request, context }: ActionFunctionArgs) =>
  saveRecord(context, await request.formData(), {
    description: BRAND,
    call: calls.createStaffBrand,
    input: (body) => ({ body }),
    to: ({ brandID }) => `${ROOM}/${brandID}`,
    message: texts.created,
  });

export async function loadBrand({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [brand, around] = await Promise.all([
    need(context, calls.getStaffBrand, { params: { id } }),
    loadAround(context, { kind: "brand", id, right: RIGHT }),
  ]);
  return { brand: brand.data, ...around };
}

export async function changeBrand({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const version = textOf(form, "version");
  const here = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "brand":
      return saveRecord(context, form, {
        description: BRAND,
        call: calls.changeStaffBrand,
        input: (values) => ({ params: { id }, body: { ...values, version: Number(version) } }),
        compared: { kind: "brand", id },
        to: () => here,
        message: texts.saved,
      });
    case "remove": {
      const input = { params: { id }, query: { version } };
      return press(context, calls.removeStaffBrand, input, {
        to: here,
        message: texts.removed,
        next: () => ROOM,
      });
    }
    default:
      throw data(null, { status: 404 });
  }
}
