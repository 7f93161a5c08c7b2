/** Saved views are named filters of a list, private or shared with everyone who may view the list. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { VIEW_LISTS, type ViewList } from "./views.values.ts";

const tag = "Staff: saved views";
const MAX_QUERY_LENGTH = 2000;
// Object.keys loses the keys' type.
const list = z.enum(Object.keys(VIEW_LISTS) as ViewList[], { error: MESSAGES.invalid("Listă") });

const staffView = z
  .object({
    id: z.int(),
    list,
    name: z.string(),
    /** Filters, sort order and columns as a query string, including "?". */
    query: z.string(),
    is_shared: z.boolean(),
    /** True if the caller owns the view and may therefore change it. */
    is_own: z.boolean(),
    by: z.string(),
    version: z.int(),
  })
  .openapi("StaffView");
export type StaffView = z.infer<typeof staffView>;

const fields = z.object(
  {
    name: requiredText("Denumire", 60),
    query: z
      .string({ error: MESSAGES.invalid("Filtre") })
      .max(MAX_QUERY_LENGTH, MESSAGES.tooLong("Filtre", MAX_QUERY_LENGTH))
      .regex(/^\?\S*$/, MESSAGES.invalid("Filtre")),
    is_shared: z.boolean({ error: MESSAGES.invalid("Partajată") }),
  },
  { error: MESSAGES.malformed },
);

export const listStaffViews = call({
  method: "get",
  path: "/staff/views",
  tag,
  summary:
    "Lists your own saved views of a list, then the views that others share with everyone who may see the list, each by name",
  access: "staff",
  effect: "read",
  request: { query: z.object({ list }) },
  answer: one(z.array(staffView)),
});

export const getStaffView = call({
  method: "get",
  path: "/staff/views/{id}",
  tag,
  summary: "Returns one view, your own or a shared one; otherwise 404",
  access: "staff",
  effect: "read",
  request: { params: idParam },
  answer: one(staffView),
});

export const createStaffView = call({
  method: "post",
  path: "/staff/views",
  tag,
  summary:
    "Saves a view of a list; 422 at `name` for a name in use or too many views, at `is_shared` if the caller may not see the list",
  access: "staff",
  effect: "write",
  request: { body: json(z.object({ ...fields.shape, list }, { error: MESSAGES.malformed })) },
  answer: one(staffView),
});

export const changeStaffView = call({
  method: "put",
  path: "/staff/views/{id}",
  tag,
  summary:
    "Updates the given fields of your own view if `version` is current; otherwise 409 with the current record, 404 for others' views",
  access: "staff",
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...fields.partial().shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffView),
});

export const removeStaffView = call({
  method: "delete",
  path: "/staff/views/{id}",
  tag,
  summary: "Deletes your own view; 404 for others' views",
  access: "staff",
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
