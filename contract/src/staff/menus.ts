import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { linkField, versionField } from "./content.fields.ts";

const tag = "Staff: menu";

const staffMenu = z
  .object({ links: z.array(z.object({ name: z.string(), url: z.string() })), version: z.int() })
  .openapi("StaffMenu");

export const getStaffMenu = call({
  method: "get",
  path: "/staff/menu",
  tag,
  summary: "Lists the links of the main menu, in order; its categories are read from the catalogue",
  access: { staff: "content:view" },
  effect: "read",
  answer: one(staffMenu),
});

const link = z.object(
  { name: requiredText("Denumire", 60), url: linkField("Adresă") },
  { error: MESSAGES.malformed },
);

export const changeStaffMenu = call({
  method: "put",
  path: "/staff/menu",
  tag,
  summary: "Replaces all links if `version` is current; otherwise 409 with the current record",
  access: { staff: "content:edit" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          links: z
            .array(link, { error: MESSAGES.required("Linkuri") })
            .max(30, "Meniul poate avea cel mult 30 de linkuri."),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffMenu),
});
