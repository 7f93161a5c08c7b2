import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: settings";

const staffSetting = z
  .object({
    key: z.string(),
    group: z.string(),
    label: z.string(),
    explanation: z.string(),
    /** The value set by the shop, or the default. */
    value: z.unknown(),
    is_default: z.boolean(),
    schema: z.record(z.string(), z.unknown()),
    version: z.int(),
  })
  .openapi("StaffSetting");
export type StaffSetting = z.infer<typeof staffSetting>;

const keyParam = z.object({ key: z.string().openapi({ example: "payments" }) });

export const listStaffSettings = call({
  method: "get",
  path: "/staff/settings",
  tag,
  summary: "Lists all settings, by group",
  access: { staff: "settings:view" },
  effect: "read",
  answer: one(z.array(staffSetting)),
});

export const getStaffSetting = call({
  method: "get",
  path: "/staff/settings/{key}",
  tag,
  summary: "Returns one setting with its value, its schema and its version",
  access: { staff: "settings:view" },
  effect: "read",
  request: { params: keyParam },
  answer: one(staffSetting),
});

export const changeStaffSetting = call({
  method: "put",
  path: "/staff/settings/{key}",
  tag,
  summary:
    "Replaces the value of a setting if `version` is current; otherwise 409 with the current record. 422 at `value.…` for a value that would break carts or invoices",
  access: { staff: "settings:edit" },
  effect: "write",
  // Settings include the bank account for transfers.
  isSensitive: true,
  request: {
    params: keyParam,
    body: json(
      z.object(
        {
          value: z.unknown().refine((value) => value !== undefined, MESSAGES.required("Valoare")),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffSetting),
});

export const resetStaffSetting = call({
  method: "delete",
  path: "/staff/settings/{key}",
  tag,
  summary: "Resets a setting to its default",
  access: { staff: "settings:edit" },
  effect: "write",
  // Settings include the bank account for transfers.
  isSensitive: true,
  request: { params: keyParam, query: z.object({ version: versionQuery }) },
  answer: one(staffSetting),
});
