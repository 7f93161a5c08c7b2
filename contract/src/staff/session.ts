/** Staff login, by invitation or with password and second factor, and logout. */
import { z } from "@hono/zod-openapi";
import { PASSWORD_TEXTS } from "../customers.values.ts";
import { call, done, json, one } from "../envelope.ts";
import { email, newPassword, personName, requiredText, writtenPassword } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { SECOND_FACTORS } from "./people.values.ts";
import { newFactor, newTotp, passkeyOptions, shownFactor } from "./second-factor.fields.ts";

const tag = "Staff: session";
const malformed = { error: MESSAGES.malformed };

/** A mismatch is reported on the second field. */
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

/** `passkey` contains the browser's options if one of the factors is a passkey. */
const factorChallenge = {
  factors: z.array(z.enum(SECOND_FACTORS)),
  passkey: passkeyOptions.nullable(),
};

const opened = { staff_token: z.string(), expires_at: z.string() };

export const loginStaff = call({
  method: "post",
  path: "/staff/login",
  tag,
  summary:
    "Checks e-mail and password. It does not create a session yet: `login` identifies the attempt for ten minutes, until the second factor is verified. 422 at `email`, also for an unknown address; 429 after too many attempts",
  access: "entrance",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ email: email(), password: writtenPassword("Parolă") }, malformed)) },
  answer: one(z.object({ login: z.string(), ...factorChallenge })),
});

export const finishStaffLogin = call({
  method: "post",
  path: "/staff/login/second-factor",
  tag,
  summary:
    "Verifies the second factor and creates a 12-hour session. 422 at `code` or `credential` if it is wrong, at `login` if the attempt expired and the password is needed again",
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

/** Secret of the browser in which the invitation was started. */
const browser = z
  .string({ error: MESSAGES.malformed })
  .min(1, MESSAGES.malformed)
  .max(100, MESSAGES.malformed);

const newFactorOffer = z.object({ totp: newTotp, passkey: passkeyOptions });

export const seeInvitation = call({
  method: "post",
  path: "/staff/invitation",
  tag,
  summary:
    "Returns the content of an invitation. The browser that started to accept it also receives the data for setting up a second factor. 404 if it was used, replaced or has expired",
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
      is_begun: z.boolean(),
      /** Null except for the browser that started the invitation last. */
      factor: newFactorOffer.nullable(),
    }),
  ),
});

export const beginInvitation = call({
  method: "post",
  path: "/staff/invitation/begin",
  tag,
  summary:
    "Starts accepting an invitation: generates the second factor's secret and binds it to the browser that holds `browser`. Starting again invalidates the previous secret. 404 if the invitation was used, replaced or has expired",
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
    "Accepts an invitation, once: name, password and a first second factor, whose kind is `factor`. Creates a session and returns the ten recovery codes once. 404 if the invitation was used, replaced or has expired; 422 at `code` or `credential`, also if another browser has started since",
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
    "Mails a password reset link, valid for one hour; the response is the same whether or not the address is known",
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
    "Sets a new password with a mailed link and ends every session. The second factor is unchanged and is requested at the next login. 404 for a used or expired link",
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
  path: "/staff/me/second-factor/challenge",
  tag,
  summary: "Returns the data for verifying a second factor again, valid for ten minutes",
  access: "staff",
  effect: "write",
  answer: one(z.object(factorChallenge)),
});

export const renewSecondFactor = call({
  method: "post",
  path: "/staff/me/second-factor",
  tag,
  summary:
    "Verifies a second factor again, which allows sensitive calls for ten minutes. 422 at `code` or `credential`; 429 after too many wrong attempts",
  access: "staff",
  effect: "write",
  request: { body: json(shownFactor) },
  answer: one(z.object({ recent_until: z.string(), recovery_codes_left: z.int() })),
});
