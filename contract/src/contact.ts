/** Product questions and messages from an article's contact form (requirements: B20, B15). */
import { z } from "@hono/zod-openapi";
import { call, done, jsonOrForm } from "./envelope.ts";
import { email, mustTick, optionalText, phone, requiredId, requiredLines } from "./fields.ts";
import { LIMITS } from "./limits.values.ts";
import { FAULT } from "./faults.ts";
import { MESSAGES } from "./messages.values.ts";

/** Runs cross-field checks even when single fields are invalid, so that all errors are reported together. */
const when = ({ value }: { value: unknown }): boolean => typeof value === "object" && value !== null;

const isAboutProduct = (body: unknown): boolean =>
  typeof (body as { productid?: number | null } | undefined)?.productid === "number";

const message = z
  .object({
    name: optionalText("Nume"),
    lastname: optionalText("Nume"),
    email: email(),
    phone: phone(),
    questions: requiredLines("Mesaj", LIMITS.textarea),
    terms: mustTick(),
    productid: z.preprocess((id) => (id === "" ? undefined : id), requiredId("Produs").nullish()).optional(),
  })
  // The contact form has one name field, the product question form two (B-141, B-149).
  .refine(({ name }) => Boolean(name), {
    path: ["name"],
    error: ({ input }) => MESSAGES.required(isAboutProduct(input) ? "Prenume" : "Nume"),
    when,
  })
  .refine((body) => !isAboutProduct(body) || Boolean(body.lastname), {
    path: ["lastname"],
    ...FAULT.required("Nume"),
    when,
  });

export const sendMessage = call({
  method: "post",
  path: "/utilities/rfq",
  tag: "Contact",
  summary: "Sends a message to the shop: JSON with productid from a product, a form from the contact page",
  access: "public",
  effect: "write",
  rate: "forms",
  request: { body: jsonOrForm(message) },
  answer: done,
});
