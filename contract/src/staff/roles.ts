/** Roles are named sets of permissions. The owner role has all permissions and cannot be changed. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { PERMISSIONS } from "./permissions.values.ts";

const tag = "Staff: roles";

const staffRole = z
  .object({
    id: z.int(),
    name: z.string(),
    permissions: z.array(z.enum(PERMISSIONS)),
    is_owner: z.boolean(),
    people: z.int(),
    /** Maximum discount on an order's goods in per cent; requires the permission `discounts:give`. */
    discount_percent: z.number(),
    version: z.int(),
  })
  .openapi("StaffRole");
export type StaffRole = z.infer<typeof staffRole>;

const fields = z.object(
  {
    name: requiredText("Denumire", 100),
    permissions: z
      .array(z.enum(PERMISSIONS, { error: MESSAGES.invalid("Drepturi") }), {
        error: MESSAGES.required("Drepturi"),
      })
      .min(1, MESSAGES.required("Drepturi"))
      .max(PERMISSIONS.length, MESSAGES.invalid("Drepturi")),
    discount_percent: z
      .number({ error: MESSAGES.invalid("Reducere maximă") })
      .min(0, MESSAGES.invalid("Reducere maximă"))
      .max(100, MESSAGES.invalid("Reducere maximă"))
      .optional(),
  },
  { error: MESSAGES.malformed },
);

export const listStaffRoles = call({
  method: "get",
  path: "/staff/roles",
  tag,
  summary: "Lists all roles, the owner's first, then by name; 50 per page",
  access: { staff: "roles:view" },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(staffRole),
});

export const getStaffRole = call({
  method: "get",
  path: "/staff/roles/{id}",
  tag,
  summary: "Returns one role",
  access: { staff: "roles:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffRole),
});

export const createStaffRole = call({
  method: "post",
  path: "/staff/roles",
  tag,
  summary:
    "Creates a role; 403 for more permissions or a larger discount than the caller has, 422 at `name` for a name in use",
  access: { staff: "roles:edit" },
  effect: "write",
  isSensitive: true,
  request: { body: json(fields) },
  answer: one(staffRole),
});

export const changeStaffRole = call({
  method: "put",
  path: "/staff/roles/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current, effective with the next request of everyone in the role; otherwise 409 with the current record. 403 for the owner's role and for a role with more permissions or a larger discount than the caller",
  access: { staff: "roles:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ ...fields.partial().shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffRole),
});

export const removeStaffRole = call({
  method: "delete",
  path: "/staff/roles/{id}",
  tag,
  summary: "Deletes an unassigned role; 409 with the number of people who have it; 403 for the owner's role",
  access: { staff: "roles:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
