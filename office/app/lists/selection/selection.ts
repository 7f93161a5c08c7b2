import { textOf } from "@curat/ui/form/form-values.ts";
import { needsMore, listAddress, readList } from "../list-address.ts";
import type { ListShape, ListState } from "../list-address.ts";

export interface BulkAction {
  name: string;
  text: string;
  to?: string;
  method?: "post" | "get";
  /** The action returns a file, which opens in a new tab. */
  isFile?: boolean;
}

/** Selected ids, or all rows that match filters. `isGone` means that a filter no longer exists. */
export type Selection = { ids: number[] } | { whole: ListState["filters"] } | { isGone: true };

/** Distinguishes the selection form from other forms on the page. */
export const SELECTION = "selection";
export const ID_FIELD = "id";
export const WHOLE_FIELD = "whole";
export const LIST_FIELD = "list";
export const ACTION_FIELD = "act";
/** Maximum for an action on a whole list. */
export const MAX_ROWS = 5000;

/** Returns the hidden field's value with the list's filters. */
export function listField(shape: ListShape, state: ListState): string {
  return listAddress(shape, { ...state, page: 1, sort: shape.sort, columns: [] });
}

/** Returns the filters in a form's hidden field, or undefined if one no longer exists. */
export function sentFilters(form: FormData, shape: ListShape): ListState["filters"] | undefined {
  const query = new URLSearchParams(textOf(form, LIST_FIELD));
  return form.has(LIST_FIELD) && !needsMore(shape, query) ? readList(shape, query).filters : undefined;
}

/** Reads the selection. A whole list is refused if one of its filters no longer exists. */
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

export function actionOf(form: FormData): string {
  return textOf(form, ACTION_FIELD);
}
