/** Chosen rows of a list, as the form below it sends them. */
import { textOf } from "@curat/ui/form/form-values.ts";
import { listAddress, readList } from "../list-address.ts";
import type { ListShape, ListState } from "../list-address.ts";

/** Something that can be done to all chosen rows at once; who may not do it is not offered it. */
export interface BulkAction {
  /** What the route's action reads by `actOf`. */
  name: string;
  /** What its button says. */
  text: string;
  /** Another page of the office that it is sent to, or that it opens with `get`; by default the list's own. */
  to?: string;
  method?: "post" | "get";
  /** Its answer is a file: the browser itself opens it, in another tab. */
  isFile?: boolean;
}

/** The rows that were ticked, or the filters of a list that was chosen whole. */
export type Selection = { ids: number[] } | { whole: ListState["filters"] };

/** The name of the form, as `form` tells forms of a page apart. */
export const SELECTION = "selection";
export const ID_FIELD = "id";
export const WHOLE_FIELD = "whole";
export const LIST_FIELD = "list";
export const ACT_FIELD = "act";
/** A list is acted on as a whole up to so many rows. */
export const MOST_ROWS = 5000;

/** What a list's form carries of its filters. */
export function listField(shape: ListShape, state: ListState): string {
  return listAddress(shape, { ...state, page: 1, sort: shape.sort, columns: [] });
}

/** What was chosen. Whatever else somebody sent is left out: no rows may be left, which is nothing to do. */
export function selectionOf(form: FormData, shape: ListShape): Selection {
  if (form.has(WHOLE_FIELD))
    return { whole: readList(shape, new URLSearchParams(textOf(form, LIST_FIELD))).filters };
  const ids = form
    .getAll(ID_FIELD)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return { ids: [...new Set(ids)].slice(0, MOST_ROWS) };
}

/** Which of the list's actions was pressed; "" for none. */
export function actOf(form: FormData): string {
  return textOf(form, ACT_FIELD);
}
