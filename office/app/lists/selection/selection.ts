/** Reads the selected rows of a list from its submitted form. */
import { textOf } from "@curat/ui/form/form-values.ts";
import { needsMore, listAddress, readList } from "../list-address.ts";
import type { ListShape, ListState } from "../list-address.ts";

/** A batch action that a list offers. */
export interface BulkAction {
  /** Name of the action, as `actOf` returns it in the route's action. */
  name: string;
  /** Label of the action's button. */
  text: string;
  /**
   * Office page to which the form is submitted or, with `get`, which is opened. Defaults to the list's own
   * page.
   */
  to?: string;
  method?: "post" | "get";
  /** Whether the action returns a file, which is opened in a new tab. */
  isFile?: boolean;
}

/**
 * Selected rows: either by id, or as all rows that match filters. `isGone` means that a filter of the list no
 * longer exists.
 */
export type Selection = { ids: number[] } | { whole: ListState["filters"] } | { isGone: true };

/** Name of the selection form, which distinguishes it from other forms on the page. */
export const SELECTION = "selection";
export const ID_FIELD = "id";
export const WHOLE_FIELD = "whole";
export const LIST_FIELD = "list";
export const ACTION_FIELD = "act";
/** Maximum number of rows for an action on a whole list. */
export const MAX_ROWS = 5000;

/** Returns the value of the hidden field that contains the list's filters. */
export function listField(shape: ListShape, state: ListState): string {
  return listAddress(shape, { ...state, page: 1, sort: shape.sort, columns: [] });
}

/** Returns the filters in the hidden field of a form; undefined when one of them no longer exists. */
export function sentFilters(form: FormData, shape: ListShape): ListState["filters"] | undefined {
  const query = new URLSearchParams(textOf(form, LIST_FIELD));
  return form.has(LIST_FIELD) && !needsMore(shape, query) ? readList(shape, query).filters : undefined;
}

/**
 * Reads the selection from a form and drops invalid ids. If a filter that the list was shown with no longer
 * exists, the whole list cannot be selected, because it would include rows that the person has not seen.
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

/** Returns the name of the pressed action; "" for none. */
export function actionOf(form: FormData): string {
  return textOf(form, ACTION_FIELD);
}
