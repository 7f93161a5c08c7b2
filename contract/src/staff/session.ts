/** Staff login by invitation or with password and second factor, and logout. */
import { z } from "@hono/zod-openapi";
import { PASSWORD_TEXTS } from "../customers.values.ts";
import { call, done, json, one } from "../envelope.ts";
import { email, newPassword, personName, requiredText, writtenPassword } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { SECOND_FACTORS } from "./people.values.ts";
import { newFactor, newTotp, passkeyOptions, shownFactor } from "./second-factor.fields.ts";

const tag = "Staff: session";
const malformed = { error: MESSAGES.malformed };

/** Both fields of a new password; a mismatch is reported on the second. */
export const repeatedPassword = {
  password: newPassword("Parolă"),
  password_confirm: writtenPassword("Confirmare parolă"),
};

export function checkRepeated(
  body: { password: string; password_confirm: string },
  context: z.RefinementCtx,
): void {
  if (body.password !== body.password_confirm)
    context.addIssue({ code: "custom", path: ["password_confirm"], message: PASSWORD_TEXTS.differ });
}

/** Factors that are accepted now; `passkey` has the browser's options when "passkey" is one of them. */
const askedFactor = {
  factors: z.array(z.enum(SECOND_FACTORS)),
  passkey: passkeyOptions.nullable(),
};

/** The session token, returned only here, and its expiry. */
const opened = { staff_token: z.string(), expires_at: z.string() };

export const loginStaff = call({
  method: "post",
  path: "/staff/login",
  tag,
  summary:
    "E-mail and password. The answer is no session yet: `login` names it for ten minutes, until a second factor is shown. 422 at `email`, the same for an unknown one; 429 after too many",
  access: "entrance",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ email: email(), password: writtenPassword("Parolă") }, malformed)) },
  answer: one(z.object({ login: z.string(), ...askedFactor })),
});

export const finishStaffLogin = call({
  method: "post",
  path: "/staff/login/second-factor",
  tag,
  summary:
    "The second factor: opens a session of 12 hours. 422 at `code` or `credential` for a wrong one, at `login` where that is over and the password is asked again",
  access: "entrance",
  effect: "write",
  rate: "forms",
  opensSession: true,
  request: {
    body: json(z.intersection(z.object({ login: requiredText("Sesiune") }, malformed), shownFactor)),
  },
  answer: one(z.object({ ...opened, recovery_codes_left: z.int() })),
});

const token = requiredText("Link");

/** Secret of the browser in which an invitation was started. */
const browser = z
  .string({ error: MESSAGES.malformed })
  .min(1, MESSAGES.malformed)
  .max(100, MESSAGES.malformed);

/** Options for setting up a second factor: an app, or a passkey instead. */
const newFactorOffer = z.object({ totp: newTotp, passkey: passkeyOptions });

export const seeInvitation = call({
  method: "post",
  path: "/staff/invitation",
  tag,
  summary:
    "What an invitation says. The browser that began it also gets what a second factor is set up with. 404 for one that was used, replaced or is over",
  access: "entrance",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ token, browser: browser.optional() }, malformed)) },
  answer: one(
    z.object({
      email: z.string(),
      name: z.string(),
      roles: z.array(z.string()),
      expires_at: z.string(),
      /** Whether the invitation was started in any browser. */
      is_begun: z.boolean(),
      /** For the browser that started it last; null for all others. */
      factor: newFactorOffer.nullable(),
    }),
  ),
});

export const beginInvitation = call({
  method: "post",
  path: "/staff/invitation/begin",
  tag,
  summary:
    "Begins to accept an invitation: draws the secret of the second factor and binds it to the browser that holds `browser`. Begun again, the former secret is worth nothing. 404 as above",
  access: "entrance",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ token }, malformed)) },
  answer: one(z.object({ browser: z.string(), factor: newFactorOffer })),
});

export const acceptInvitation = call({
  method: "post",
  path: "/staff/invitation/accept",
  tag,
  summary:
    "Comes in by an invitation, once: name, password and a first second factor, told apart by `factor`. Opens a session; the ten recovery codes are shown this once. 404 as above; 422 at `code` or `credential`, also where another browser began it since",
  access: "entrance",
  effect: "write",
  rate: "forms",
  opensSession: true,
  request: {
    body: json(
      z.intersection(
        z
          .object({ token, browser, name: personName("Nume"), ...repeatedPassword }, malformed)
          .superRefine(checkRepeated),
        newFactor,
      ),
    ),
  },
  answer: one(z.object({ ...opened, recovery_codes: z.array(z.string()) })),
});

export const requestStaffPassword = call({
  method: "post",
  path: "/staff/password/forgotten",
  tag,
  summary:
    "Mails a link for a new password, good for an hour; the answer never tells whether the address is known",
  access: "entrance",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ email: email() }, malformed)) },
  answer: done,
});

export const setStaffPassword = call({
  method: "post",
  path: "/staff/password",
  tag,
  summary:
    "Sets a new password by a mailed link and ends every session; the second factor stays and is asked at the next login. 404 for a link that was used or is over",
  access: "entrance",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ token, ...repeatedPassword }, malformed).superRefine(checkRepeated)) },
  answer: done,
});

export const logoutStaff = call({
  method: "post",
  path: "/staff/logout",
  tag,
  summary: "Ends the session",
  access: "staff",
  effect: "write",
  answer: done,
});

export const requestSecondFactor = call({
  method: "post",
  path: "/staff/me/second-factor/ask",
  tag,
  summary: "What is needed to show a second factor again, within ten minutes",
  access: "staff",
  effect: "write",
  answer: one(z.object(askedFactor)),
});

export const renewSecondFactor = call({
  method: "post",
  path: "/staff/me/second-factor",
  tag,
  summary:
    "Shows a second factor again: sensitive calls go through for ten minutes. 422 at `code` or `credential`; 429 after too many wrong ones",
  access: "staff",
  effect: "write",
  request: { body: json(shownFactor) },
  answer: one(z.object({ recent_until: z.string(), recovery_codes_left: z.int() })),
});
