/** Groups of customers and companies, which price lists can include. */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { MEMBER_LIMIT, memberShape, shownMember } from "./members.fields.ts";

const tag = "Staff: customer groups";

const listedGroup = z
  .object({
    groupID: z.int(),
    name: z.string(),
    members_count: z.int(),
    lists: z.array(z.object({ listID: z.int(), name: z.string() })),
    version: z.int(),
  })
  .openapi("ListedCustomerGroup");
export type ListedCustomerGroup = z.infer<typeof listedGroup>;

const staffGroup = listedGroup.extend({ members: z.array(shownMember) }).openapi("StaffCustomerGroup");
export type StaffCustomerGroup = z.infer<typeof staffGroup>;

const member = z
  .object(memberShape, { error: MESSAGES.malformed })
  .refine(({ cui, customer }) => cui !== null || customer !== null, {
    path: ["customer"],
    error: MESSAGES.required("Client"),
  });

const fields = z.object({
  name: requiredText("Denumire", 80).regex(/\D/, "Denumirea unui grup nu poate fi doar un număr."),
  members: z
    .array(member, { error: MESSAGES.invalid("Membri") })
    .max(MEMBER_LIMIT, "Un grup poate avea cel mult 1.000 de membri."),
});
const changedFields = fields.partial();
export type CustomerGroupFields = z.infer<typeof changedFields>;
const newFields = z.object(
  { ...changedFields.shape, name: fields.shape.name },
  { error: MESSAGES.malformed },
);
export type NewCustomerGroupBody = z.infer<typeof newFields>;

export const listStaffCustomerGroups = call({
  method: "get",
  path: "/staff/customer-groups",
  tag,
  summary: "Lists customer groups by name, 20 per page: all, or those with `q` in the name",
  access: { staff: "price-lists:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      q: z.string().overwrite(storableText).max(100, MESSAGES.tooLong("Căutare", 100)).optional(),
    }),
  },
  answer: paged(listedGroup),
});

export const getStaffCustomerGroup = call({
  method: "get",
  path: "/staff/customer-groups/{id}",
  tag,
  summary: "Returns one group with its members",
  access: { staff: "price-lists:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffGroup),
});

export const createStaffCustomerGroup = call({
  method: "post",
  path: "/staff/customer-groups",
  tag,
  summary:
    "Creates a group; 422 at `members.0.customer` for an unknown account and at `name` for a name in use",
  access: { staff: "price-lists:edit" },
  effect: "write",
  isSensitive: true,
  request: { body: json(newFields) },
  answer: one(staffGroup),
});

export const changeStaffCustomerGroup = call({
  method: "put",
  path: "/staff/customer-groups/{id}",
  tag,
  summary: "Updates the given fields if `version` is current; `members` replaces the whole list",
  access: { staff: "price-lists:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffGroup),
});

export const removeStaffCustomerGroup = call({
  method: "delete",
  path: "/staff/customer-groups/{id}",
  tag,
  summary: "Deletes a group; 409 while a price list uses it",
  access: { staff: "price-lists:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
