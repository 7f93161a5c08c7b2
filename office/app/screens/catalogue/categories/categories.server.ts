import { data } from "react-router";
import * as calls from "@curat/contract/staff/categories";
import { CATEGORY } from "@curat/contract/staff/category.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { keepPictures } from "../../../components/picture/pictures.server.ts";
import { othersAt } from "../../../components/presence/presence.server.ts";
import { comparedRecord, pictureFieldsOf, recordIn } from "../../../components/record/record-values.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { texts } from "./texts.ts";
import { categoryOptions, DRAGGED, treeOf } from "./tree.ts";

const ROOM = "/categorii";
const PICTURES = pictureFieldsOf(CATEGORY);

/** The whole tree. */
export async function loadTree(context: Context) {
  const [categories, may, exportTo] = await Promise.all([
    need(context, calls.listStaffCategories),
    mayDo(context),
    exportLink(context, "categories"),
  ]);
  return { tree: treeOf(categories.data), exportTo, mayEdit: may("categories:edit") };
}

/** Moves a category among those beside it. */
export async function placeCategory(request: Request, context: Context) {
  const form = await request.formData();
  if (form.has(DRAGGED)) return dropCategory(context, form);
  if (textOf(form, "form") !== "place") throw data(null, { status: 404 });
  // What is no step is refused by the API.
  const step = textOf(form, "step") as "up" | "down";
  const input = {
    params: { id: textOf(form, "id") },
    body: { step, version: Number(textOf(form, "version")) },
  };
  return press(context, calls.placeStaffCategory, input, { to: ROOM, say: texts.placed });
}

/** Moves one to the place where it was dropped among those beside it, which the form names in their order. */
function dropCategory(context: Context, form: FormData) {
  const [, from, to] = textOf(form, DRAGGED).split(".").map(Number);
  const at = (name: string) => form.getAll(name).map(String)[from ?? -1] ?? "";
  const input = { params: { id: at("id") }, body: { to: to ?? -1, version: Number(at("version")) } };
  return press(context, calls.placeStaffCategory, input, { to: ROOM, say: texts.placed });
}

/** Where a new category may stand. */
export async function loadNewCategory(context: Context, url: URL) {
  const may = await mayDo(context);
  if (!may("categories:edit")) throw data(null, { status: 403 });
  const { data: categories } = await need(context, calls.listStaffCategories);
  return {
    options: { parentID: categoryOptions(categories) },
    initial: { parentID: url.searchParams.get("sub") ?? "" },
    mayUpload: may("media:edit"),
  };
}

export async function createCategory(request: Request, context: Context) {
  const form = await request.formData();
  const refused = await keepPictures(context, form, PICTURES);
  if (refused) return refused;
  const sent = await send(context, form, calls.createStaffCategory, { body: recordIn(CATEGORY, form) });
  return sent.ok ? leaveTo(context, `${ROOM}/${sent.data.categoryID}`, texts.created) : sent.refusal;
}

/** One category with all its fields, where it may stand and what it may be merged into. */
export async function loadCategory(context: Context, id: string) {
  const [category, categories, history, others, may] = await Promise.all([
    need(context, calls.getStaffCategory, { params: { id } }),
    need(context, calls.listStaffCategories),
    loadHistory(context, "category", id),
    othersAt(context, "category", id),
    mayDo(context),
  ]);
  return {
    category: category.data,
    options: { parentID: categoryOptions(categories.data, category.data.categoryID) },
    history,
    others,
    mayEdit: may("categories:edit"),
    mayUpload: may("media:edit"),
  };
}

/** Changes, merges or removes one; each form says by its name which. */
export async function changeCategory(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "category":
      return saveCategory(context, form, id);
    case "merge": {
      const body = { into: Number(textOf(form, "into")), version };
      const sent = await send(context, form, calls.mergeStaffCategory, { params, body });
      return sent.ok ? leaveTo(context, `${ROOM}/${sent.data.categoryID}`, texts.merged) : sent.refusal;
    }
    case "remove": {
      const input = { params, query: { version: String(version) } };
      return press(context, calls.removeStaffCategory, input, {
        to: `${ROOM}/${id}`,
        say: texts.removed,
        next: () => ROOM,
      });
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function saveCategory(context: Context, form: FormData, id: string) {
  const refused = await keepPictures(context, form, PICTURES);
  if (refused) return refused;
  const { data: categories } = await need(context, calls.listStaffCategories);
  const parentID = categories.map((one) => ({ value: String(one.categoryID), label: one.category }));
  const compared = {
    subject: { kind: "category" as const, id },
    ...comparedRecord(CATEGORY, { parentID }),
  };
  const body = { ...recordIn(CATEGORY, form), version: Number(textOf(form, "version")) };
  const sent = await send(context, form, calls.changeStaffCategory, { params: { id }, body }, compared);
  return sent.ok ? leaveTo(context, `${ROOM}/${id}`, texts.saved) : sent.refusal;
}
