import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/categories";
import { CATEGORY } from "@curat/contract/staff/category.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadAround, loadNew, saveRecord } from "../../../components/record/record.server.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { texts } from "./texts.ts";
import { categoryOptions, DRAGGED, treeOf } from "./tree.ts";

const ROOM = "/categorii";
const RIGHT = "categories:edit";

export async function loadTree({ context }: LoaderFunctionArgs) {
  const [categories, may, exportTo] = await Promise.all([
    need(context, calls.listStaffCategories),
    mayDo(context),
    exportLink(context, "categories"),
  ]);
  return { tree: treeOf(categories.data), exportTo, mayEdit: may(RIGHT) };
}

/** Moves a category among its siblings, by one step or to where it was dropped. */
export async function placeCategory({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const input = form.has(DRAGGED) ? droppedIn(form) : steppedIn(form);
  return press(context, calls.placeStaffCategory, input, { to: ROOM, message: texts.placed });
}

function steppedIn(form: FormData) {
  if (textOf(form, "form") !== "place") throw data(null, { status: 404 });
  // The cast is safe, because the API refuses any other value.
  const step = textOf(form, "step") as "up" | "down";
  return { params: { id: textOf(form, "id") }, body: { step, version: Number(textOf(form, "version")) } };
}

function droppedIn(form: FormData) {
  const [, from, to] = textOf(form, DRAGGED).split(".").map(Number);
  const at = (name: string) => form.getAll(name).map(String)[from ?? -1] ?? "";
  return { params: { id: at("id") }, body: { to: to ?? -1, version: Number(at("version")) } };
}

/** Loads the possible parents of a new category. `?sub=` preselects one. */
export async function loadNewCategory({ context, url }: LoaderFunctionArgs) {
  const permitted = await loadNew(context, RIGHT);
  const { data: categories } = await need(context, calls.listStaffCategories);
  return {
    ...permitted,
    options: { parentID: categoryOptions(categories) },
    initial: { parentID: url.searchParams.get("sub") ?? "" },
  };
}

export const createCategory = async ({ request, context }: ActionFunctionArgs) =>
  saveRecord(context, await request.formData(), {
    description: CATEGORY,
    call: calls.createStaffCategory,
    input: (body) => ({ body }),
    to: ({ categoryID }) => `${ROOM}/${categoryID}`,
    message: texts.created,
  });

export async function loadCategory({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [category, categories, around] = await Promise.all([
    need(context, calls.getStaffCategory, { params: { id } }),
    need(context, calls.listStaffCategories),
    loadAround(context, { kind: "category", id, right: RIGHT }),
  ]);
  return {
    category: category.data,
    options: { parentID: categoryOptions(categories.data, category.data.categoryID) },
    ...around,
  };
}

/** Saves, merges or removes a category. The form's name selects the action. */
export async function changeCategory({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  const here = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "category": {
      const { data: categories } = await need(context, calls.listStaffCategories);
      const parentID = categories.map((one) => ({ value: String(one.categoryID), label: one.category }));
      return saveRecord(context, form, {
        description: CATEGORY,
        call: calls.changeStaffCategory,
        input: (values) => ({ params, body: { ...values, version } }),
        compared: { kind: "category", id, options: { parentID } },
        to: () => here,
        message: texts.saved,
      });
    }
    case "merge": {
      const body = { into: Number(textOf(form, "into")), version };
      const sent = await send(context, form, calls.mergeStaffCategory, { params, body });
      return sent.ok ? leaveTo(context, `${ROOM}/${sent.data.categoryID}`, texts.merged) : sent.refusal;
    }
    case "remove": {
      const input = { params, query: { version: String(version) } };
      const to = { to: here, message: texts.removed, next: () => ROOM };
      return press(context, calls.removeStaffCategory, input, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}
