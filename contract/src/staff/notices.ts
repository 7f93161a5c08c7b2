/** A staff member's own notifications about pending work. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { NOTICE_KINDS, NOTICE_CHANNELS } from "./dashboard.values.ts";

const tag = "Staff: own account";

const choice = z.object({
  kind: z.enum(NOTICE_KINDS, { error: MESSAGES.invalid("Fel") }),
  way: z.enum(NOTICE_CHANNELS, { error: MESSAGES.invalid("Mod") }),
});
const notices = one(z.array(choice.openapi("NoticeChoice")));

export const getStaffNotices = call({
  method: "get",
  path: "/staff/me/notices",
  tag,
  summary: "Lists your notification settings for each kind of task that you may see",
  access: "staff",
  effect: "read",
  answer: notices,
});

export const changeStaffNotices = call({
  method: "put",
  path: "/staff/me/notices",
  tag,
  summary:
    "Updates the settings of the given kinds; others stay unchanged. Mails of a kind are combined: at most one in ten minutes, and only about tasks that you may see",
  access: "staff",
  effect: "write",
  request: {
    body: json(
      z.object(
        { choices: z.array(choice, { error: MESSAGES.required("Alegeri") }).max(NOTICE_KINDS.length) },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: notices,
});
