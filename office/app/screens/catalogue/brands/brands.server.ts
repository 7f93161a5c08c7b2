import { data } from "react-router";
import * as calls from "@curat/contract/staff/brands";
import type { BrandPart } from "@curat/contract/staff/brands";
import { BRAND } from "@curat/contract/staff/brand.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { keepPictures } from "../../../components/picture/pictures.server.ts";
import {
  comparedRecord,
  fileColumnsOf,
  pictureFieldsOf,
  recordIn,
} from "../../../components/record/record-values.ts";
import { othersAt } from "../../../components/presence/presence.server.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { lacksText } from "./brand-fields.ts";
import { BRANDS } from "./brands-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/producatori";
const PICTURES = pictureFieldsOf(BRAND);

function queryOf({ filters }: ListState, page: number) {
  // The list knows only parts that there are.
  return { q: filters.q, missing: filters.lipseste as BrandPart | undefined, page: String(page) };
}

/** A page of the brands. */
export async function loadBrands(context: Context, url: URL) {
  const state = readList(BRANDS, url.searchParams);
  const [{ data: brands, meta }, may] = await Promise.all([
    need(context, calls.listStaffBrands, { query: queryOf(state, state.page) }),
    mayDo(context),
  ]);
  return { state, brands, total: meta.total, lastPage: meta.last_page, mayEdit: may("brands:edit") };
}

/** All brands as filtered, with their makers. */
export async function brandsAsFile(context: Context, url: URL): Promise<Response> {
  const state = readList(BRANDS, url.searchParams);
  const { head, cells } = fileColumnsOf(BRAND);
  return fileAnswer(url, [...head, texts.products, texts.missing], async (page) => {
    const { data: brands, meta } = await need(context, calls.listStaffBrands, {
      query: queryOf(state, page),
    });
    const rows = brands.map((one) => [...cells(one), one.products, lacksText(one)]);
    return { rows, hasMore: page < meta.last_page };
  });
}

export async function loadNewBrand(context: Context) {
  const may = await mayDo(context);
  if (!may("brands:edit")) throw data(null, { status: 403 });
  return { mayUpload: may("media:edit") };
}

export async function createBrand(request: Request, context: Context) {
  const form = await request.formData();
  const refused = await keepPictures(context, form, PICTURES);
  if (refused) return refused;
  const sent = await send(context, form, calls.createStaffBrand, { body: recordIn(BRAND, form) });
  return sent.ok ? leaveTo(context, `${ROOM}/${sent.data.brandID}`, texts.created) : sent.refusal;
}

/** One brand with all its fields. */
export async function loadBrand(context: Context, id: string) {
  const [brand, history, others, may] = await Promise.all([
    need(context, calls.getStaffBrand, { params: { id } }),
    loadHistory(context, "brand", id),
    othersAt(context, "brand", id),
    mayDo(context),
  ]);
  return {
    brand: brand.data,
    history,
    others,
    mayEdit: may("brands:edit"),
    mayUpload: may("media:edit"),
  };
}

/** Changes or removes one; each form says by its name which. */
export async function changeBrand(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "brand": {
      const refused = await keepPictures(context, form, PICTURES);
      if (refused) return refused;
      const compared = {
        subject: { kind: "brand" as const, id },
        ...comparedRecord(BRAND),
      };
      const input = { params, body: { ...recordIn(BRAND, form), version } };
      const sent = await send(context, form, calls.changeStaffBrand, input, compared);
      return sent.ok ? leaveTo(context, `${ROOM}/${id}`, texts.saved) : sent.refusal;
    }
    case "remove": {
      const input = { params, query: { version: String(version) } };
      const to = { to: `${ROOM}/${id}`, say: texts.removed, next: () => ROOM };
      return press(context, calls.removeStaffBrand, input, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}
