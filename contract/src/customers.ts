/** The customer's account: login, registration, personal data and password (requirements: C10, C4, C9). */
import { z } from "@hono/zod-openapi";
import { FAVOURITES_LIMIT, PASSWORD_TEXTS } from "./customers.values.ts";
import { call, done, json, one } from "./envelope.ts";
import {
  bodyOf,
  email,
  mustAccept,
  newPassword,
  optionalPhone,
  personName,
  requiredText,
  writtenPassword,
} from "./fields.ts";
import { FAULT } from "./faults.ts";
import { MESSAGES } from "./messages.values.ts";

const tag = "Customers";

const REPEATED = { password_confirmation: "password_confirm" };

const repeatedPassword = {
  password: newPassword("Parolă"),
  password_confirm: writtenPassword("Confirmare parolă"),
};

function checkRepeated(body: { password: string; password_confirm: string }, context: z.RefinementCtx): void {
  if (body.password !== body.password_confirm)
    context.addIssue({ code: "custom", path: ["password_confirm"], message: PASSWORD_TEXTS.differ });
}

/** `qcartid` is the cart to use from now on; when absent, the client keeps its current cart. */
export const entered = z.object({ user_token: z.string(), qcartid: z.string().optional() });

const loginBody = z.object({ email: email(), password: writtenPassword("Parolă") }, FAULT.malformed);
export type LoginBody = z.infer<typeof loginBody>;

const registerBody = bodyOf(
  REPEATED,
  z
    .object(
      {
        firstname: personName("Prenume"),
        lastname: personName("Nume"),
        email: email(),
        ...repeatedPassword,
        phone: optionalPhone(),
        terms: mustAccept(),
        subscribe: z.boolean(FAULT.malformed).nullish(),
      },
      FAULT.malformed,
    )
    .superRefine(checkRepeated),
);
export type RegisterBody = z.infer<typeof registerBody>;

export const login = call({
  method: "post",
  path: "/user/auth/login",
  tag,
  summary: "Opens a session; a guest's cart (header qcartid) becomes the customer's cart",
  access: "public",
  effect: "write",
  rate: "forms",
  opensSession: true,
  request: { body: json(loginBody) },
  answer: one(entered),
});

export const register = call({
  method: "post",
  path: "/user/auth/register",
  tag,
  summary: "Creates an account and opens a session",
  access: "public",
  effect: "write",
  rate: "forms",
  opensSession: true,
  request: { body: json(registerBody) },
  answer: one(entered),
});

export const logout = call({
  method: "post",
  path: "/user/auth/logout",
  tag,
  summary: "Ends the session of the token; also succeeds without a session or after it expired",
  access: "public",
  effect: "write",
  rate: "forms",
  answer: done,
});

export const requestPasswordReset = call({
  method: "post",
  path: "/user/auth/password/reset",
  tag,
  summary: "Mails a password reset link; the response is the same whether or not the address has an account",
  access: "public",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ email: email() }, FAULT.malformed)) },
  answer: done,
});

const resetBody = bodyOf(
  { ...REPEATED, reset_token: "token" },
  z
    .object({ ...repeatedPassword, token: requiredText("Cod de resetare") }, FAULT.malformed)
    .superRefine(checkRepeated),
);
export type ResetBody = z.infer<typeof resetBody>;
const reset = {
  method: "post",
  tag,
  summary: "Sets a new password with a mailed token and ends every session",
  access: "public",
  effect: "write",
  rate: "forms",
  request: { body: json(resetBody) },
  answer: done,
} as const;
export const resetPassword = call({ ...reset, path: "/user/auth/password-reset" });
/** The same call under its second documented path (decisions/0042: Answers marked not shown). */
export const resetPasswordShort = call({ ...reset, path: "/auth/reset" });

export const user = z
  .object({
    id: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    fullname: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Extension: absent when the saved addresses are in several counties. */
    countyid: z.int().optional(),
    /** Extension: ids of favourite products; absent for customers with more than 500. */
    liked: z.array(z.int()).max(FAVOURITES_LIMIT).optional(),
    /** Extension: true when the customer pays public prices with VAT everywhere. */
    public_prices: z.boolean().optional(),
    /**
     * Extension: selects the customer's prices in catalogue calls. Customers with equal prices share it, so
     * that responses can be cached.
     */
    price_view: z.string().optional(),
  })
  .openapi("User");
export type User = z.infer<typeof user>;

export const getUser = call({
  method: "get",
  path: "/user",
  tag,
  summary: "Returns the customer that the token belongs to",
  access: "customer",
  effect: "read",
  answer: one(user),
});

const profileFields = z.object({
  kind: z.literal("profile"),
  firstname: personName("Prenume"),
  lastname: personName("Nume"),
  phone: optionalPhone(),
});
const passwordFields = z
  .object({ kind: z.literal("password"), old_password: writtenPassword("Parola veche"), ...repeatedPassword })
  .superRefine(checkRepeated);
const PASSWORD_KEYS = ["old_password", "password", "password_confirm"];
const PROFILE_KEYS = ["firstname", "lastname", "phone"];
const changeKinds = z.discriminatedUnion("kind", [profileFields, passwordFields], FAULT.malformed);

/** Changes either personal data or the password; a body with fields of both kinds is refused. */
const changeBody = bodyOf(
  REPEATED,
  z.preprocess((value, context) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const has = (keys: string[]): boolean => keys.some((key) => key in value);
    if (has(PASSWORD_KEYS) && has(PROFILE_KEYS))
      context.addIssue({ code: "custom", message: MESSAGES.malformed });
    return { ...value, kind: has(PASSWORD_KEYS) ? "password" : "profile" };
    // The discriminator is derived from the fields, so callers do not send it.
  }, changeKinds) as unknown as z.ZodType<z.output<typeof changeKinds>, ChangeInput>,
);
type ChangeInput = ChangeOf<z.input<typeof changeKinds>>;
type ChangeOf<Body> = Body extends { kind: string } ? Omit<Body, "kind"> : never;
export type ChangeBody = z.infer<typeof changeKinds>;

export const changeDetails = call({
  method: "post",
  path: "/user/changedetails",
  tag,
  summary:
    "Updates name and phone, or the password (which ends the other sessions); never both in one request",
  access: "customer",
  effect: "write",
  request: { body: json(changeBody) },
  answer: one(user),
});
