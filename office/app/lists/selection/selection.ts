/** Chosen rows of a list, as the form below it sends them. */
import { textOf } from "@curat/ui/form/form-values.ts";
import { asksForMore, listAddress, readList } from "../list-address.ts";
import type { ListShape, ListState } from "../list-address.ts";

/** Something that can be done to all chosen rows at once; who may not do it is not offered it. */
export interface BulkAction {
  /** What the route's action reads by `actionOf`. */
  name: string;
  /** What its button says. */
  text: string;
  /** Another page of the office that it is sent to, or that it opens with `get`; by default the list's own. */
  to?: string;
  method?: "post" | "get";
  /** Its answer is a file: the browser itself opens it, in another tab. */
  isFile?: boolean;
}

/** The rows that were ticked, or the filters of a list that was chosen whole; `isGone` where that list is no more. */
export type Selection = { ids: number[] } | { whole: ListState["filters"] } | { isGone: true };

/** The name of the form, as `form` tells forms of a page apart. */
export const SELECTION = "selection";
export const ID_FIELD = "id";
export const WHOLE_FIELD = "whole";
export const LIST_FIELD = "list";
export const ACTION_FIELD = "act";
/** A list is acted on as a whole up to so many rows. */
export const MAX_ROWS = 5000;

/** What a list's form carries of its filters. */
export function listField(shape: ListShape, state: ListState): string {
  return listAddress(shape, { ...state, page: 1, sort: shape.sort, columns: [] });
}

/** The filters of the list that a form was sent from; undefined where the list no longer has one of them. */
export function sentFilters(form: FormData, shape: ListShape): ListState["filters"] | undefined {
  const query = new URLSearchParams(textOf(form, LIST_FIELD));
  return form.has(LIST_FIELD) && !asksForMore(shape, query) ? readList(shape, query).filters : undefined;
}

/**
 * What was chosen. Of single rows whatever else somebody sent is left out: none may be left, which is nothing to do. A list
 * is never chosen without a filter that it was shown with: without it, it is more than somebody saw.
 */
export function selectionOf(form: FormData, shape: ListShape): Selection {
  if (form.has(WHOLE_FIELD)) {
    const whole = sentFilters(form, shape);
    return whole ? { whole } : { isGone: true };
  }
  const ids = form
    .getAll(ID_FIELD)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return { ids: [...new Set(ids)].slice(0, MAX_ROWS) };
}

/** Which of the list's actions was pressed; "" for none. */
export function actionOf(form: FormData): string {
  return textOf(form, ACTION_FIELD);
}
