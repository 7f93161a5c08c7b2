/** Telling a customer when a product can be bought again (browsing spec, sections 3 and 5). */
import { z } from "@hono/zod-openapi";
import { call, done, json } from "./envelope.ts";
import { email, mustTick, optionalText, requiredId, requiredText } from "./fields.ts";

export const setStockAlert = call({
  method: "post",
  path: "/user/alert",
  tag: "Customers",
  summary:
    "Mails the customer once when the product is back, until expire_date (YYYY-MM-DD, one month ahead)",
  request: {
    body: json(
      z.object({
        name: requiredText("Prenume"),
        lastname: requiredText("Nume"),
        email: email(),
        terms: mustTick(),
        productID: requiredId("Produs"),
        expire_date: optionalText("Data expirării", 10),
      }),
    ),
  },
  answer: done,
});
