/** Notifications when a product is back in stock (requirements: B20, B15). */
import { z } from "@hono/zod-openapi";
import { call, done, idParam, json, one } from "./envelope.ts";
import { email, mustTick, optionalText, requiredId, requiredText } from "./fields.ts";

export const setStockAlert = call({
  method: "post",
  path: "/user/alert",
  tag: "Customers",
  summary:
    "Mails the customer once when the product is back in stock, until expire_date (YYYY-MM-DD, one month ahead)",
  access: "customer",
  effect: "write",
  rate: "forms",
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

const stockAlert = z
  .object({
    id: z.int(),
    productID: z.int(),
    product: z.string(),
    url: z.string().nullable(),
    email: z.string(),
    expire_date: z.string(),
    created_at: z.string(),
  })
  .openapi("StockAlert");
export type StockAlertRow = z.infer<typeof stockAlert>;

/** Extension (decisions/0020: Catalogue). */
export const listStockAlerts = call({
  method: "get",
  path: "/user/alert",
  tag: "Customers",
  summary: "Lists the customer's pending alerts, newest first",
  access: "customer",
  effect: "read",
  answer: one(z.array(stockAlert)),
});

export const cancelStockAlert = call({
  method: "delete",
  path: "/user/alert/{id}",
  tag: "Customers",
  summary: "Cancels one of the customer's pending alerts; 404 for another customer's alert",
  access: "customer",
  effect: "write",
  request: { params: idParam },
  answer: done,
});
