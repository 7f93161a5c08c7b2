/** Selected rows of a list, as its form submits them. */
import { textOf } from "@curat/ui/form/form-values.ts";
import { needsMore, listAddress, readList } from "../list-address.ts";
import type { ListShape, ListState } from "../list-address.ts";

/** A batch action, offered to people who may run it. */
export interface BulkAction {
  /** Value that `actOf` returns in the route's action. */
  name: string;
  /** Label of its button. */
  text: string;
  /** Another office page to submit to, or to open with `get`; defaults to the list's own. */
  to?: string;
  method?: "post" | "get";
  /** Returns a file, which the browser opens in a new tab. */
  isFile?: boolean;
}

/**
 * The ticked rows, or the filters of a list selected as a whole; `isGone` when that list no longer exists.
 */
export type Selection = { ids: number[] } | { whole: ListState["filters"] } | { isGone: true };

/** Name of the form, which distinguishes it from others on the page. */
export const SELECTION = "selection";
export const ID_FIELD = "id";
export const WHOLE_FIELD = "whole";
export const LIST_FIELD = "list";
export const ACTION_FIELD = "act";
/** Maximum number of rows when a list is selected as a whole. */
export const MAX_ROWS = 5000;

/** Returns the hidden field with the list's filters. */
export function listField(shape: ListShape, state: ListState): string {
  return listAddress(shape, { ...state, page: 1, sort: shape.sort, columns: [] });
}

/** Returns the filters in a form's hidden field; undefined when one no longer exists. */
export function sentFilters(form: FormData, shape: ListShape): ListState["filters"] | undefined {
  const query = new URLSearchParams(textOf(form, LIST_FIELD));
  return form.has(LIST_FIELD) && !needsMore(shape, query) ? readList(shape, query).filters : undefined;
}

/**
 * Returns the selection in a form. Invalid ids are dropped. A list is never selected without a filter that it
 * was shown with, because it would cover rows the person has not seen.
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

/** Returns the pressed action; "" for none. */
export function actionOf(form: FormData): string {
  return textOf(form, ACTION_FIELD);
}
