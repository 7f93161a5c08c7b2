/** Login through Google, Facebook or Apple (decisions/0042: Our own calls). */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "./envelope.ts";
import { entered } from "./customers.ts";
import { requiredText, writtenPassword } from "./fields.ts";
import { FAULT } from "./faults.ts";

const tag = "Customers";
const path = "/user/auth/social/{provider}";
/** An unknown provider returns 404 instead of a validation error. */
const params = z.object({ provider: z.string().openapi({ example: "google" }) });

export const startSocialLogin = call({
  method: "get",
  path,
  tag,
  summary: "Returns the address to redirect the visitor to; its `state` is valid for ten minutes and one use",
  access: "public",
  effect: "write",
  rate: "forms",
  request: { params },
  answer: one(z.object({ url: z.string() })),
});

const returned = z.object(
  {
    // Providers specify no maximum. Google's codes have about 80 characters, those of Facebook and Apple
    // several hundred.
    code: z.string(FAULT.malformed).min(1, FAULT.malformed).max(4000, FAULT.malformed),
    state: requiredText("state"),
    password: writtenPassword("Parolă").optional(),
  },
  FAULT.malformed,
);

export const finishSocialLogin = call({
  method: "post",
  path,
  tag,
  summary:
    "Opens a session; 422 at `password` when the e-mail belongs to an account whose password must be sent once, with the same code and state",
  access: "public",
  effect: "write",
  rate: "forms",
  opensSession: true,
  request: { params, body: json(returned) },
  answer: one(entered),
});
