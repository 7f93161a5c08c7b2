/** Calls with which staff members choose their own notifications about pending work. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { NOTICE_KINDS, NOTICE_CHANNELS } from "./dashboard.values.ts";

const tag = "Staff: oneself";

const choice = z.object({
  kind: z.enum(NOTICE_KINDS, { error: MESSAGES.invalid("Fel") }),
  /** Where to notify: by e-mail and on the dashboard, only on the dashboard, or nowhere. */
  way: z.enum(NOTICE_CHANNELS, { error: MESSAGES.invalid("Mod") }),
});
const notices = one(z.array(choice.openapi("NoticeChoice")));

export const getStaffNotices = call({
  method: "get",
  path: "/staff/me/notices",
  tag,
  summary: "How one hears of each kind of what waits, of those that one may see",
  access: "staff",
  effect: "read",
  answer: notices,
});

export const changeStaffNotices = call({
  method: "put",
  path: "/staff/me/notices",
  tag,
  summary:
    "Chooses for the kinds that are named; others stay. Mails of a kind are joined: one at most in ten minutes, and none of what one may not see",
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
