/** A customer's lists of products to reorder, visible only in their account. */
import { z } from "@hono/zod-openapi";
import { call, done, idParam, json, one } from "./envelope.ts";
import { requiredText } from "./fields.ts";
import { LIMITS } from "./limits.values.ts";
import { productItem } from "./listing.ts";
import { FAULT, lazyMessage } from "./faults.ts";
import { LIST_MESSAGES } from "./list-messages.values.ts";

const tag = "Account";

const summary = z
  .object({
    id: z.int(),
    name: z.string(),
    lines: z.int(),
    pics: z.array(z.string()),
    changed_at: z.string(),
  })
  .openapi("ReorderListSummary");

const reorderList = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Sent with every change; an outdated version is refused with 409 and the current list. */
    version: z.int(),
    changed_at: z.string(),
    lines: z.array(
      z.object({
        productid: z.int(),
        quantity: z.int(),
        item: productItem.nullable(),
        product: z.string(),
      }),
    ),
  })
  .openapi("ReorderList");
export type ReorderList = z.infer<typeof reorderList>;

const lines = z
  .array(
    z.object(
      {
        productid: z.int(FAULT.malformed).positive(FAULT.malformed),
        quantity: z
          .int(FAULT.invalid("Cantitate"))
          .min(1, FAULT.invalid("Cantitate"))
          .max(1_000_000, FAULT.invalid("Cantitate")),
      },
      FAULT.malformed,
    ),
    FAULT.malformed,
  )
  .max(LIMITS.linesAtOnce, lazyMessage(LIST_MESSAGES.lists.tooLong));
const name = requiredText("Nume", LIMITS.listName);

export const listReorderLists = call({
  method: "get",
  path: "/user/lists",
  tag,
  summary: "Lists the customer's reorder lists, last changed first",
  access: "customer",
  effect: "read",
  answer: one(z.array(summary)),
});

export const getReorderList = call({
  method: "get",
  path: "/user/lists/{id}",
  tag,
  summary: "Returns one of the customer's lists with current product data; 404 for another customer's list",
  access: "customer",
  effect: "read",
  request: { params: idParam },
  answer: one(reorderList),
});

export const addReorderList = call({
  method: "post",
  path: "/user/lists",
  tag,
  summary: "Creates a list; repeating the request with the same name and lines returns the existing list",
  access: "customer",
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          name,
          lines: lines.min(
            1,
            lazyMessage(() => LIST_MESSAGES.lists.noProduct),
          ),
        },
        FAULT.malformed,
      ),
    ),
  },
  answer: one(z.object({ id: z.int() })),
});

export const changeReorderList = call({
  method: "put",
  path: "/user/lists/{id}",
  tag,
  summary:
    "Replaces the name and lines, in the given order; 409 with the current list if it changed meanwhile",
  access: "customer",
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ name, lines, version: z.int(FAULT.malformed) }, FAULT.malformed)),
  },
  answer: one(z.object({ version: z.int() })),
});

export const deleteReorderList = call({
  method: "delete",
  path: "/user/lists/{id}",
  tag,
  summary: "Deletes one of the customer's lists",
  access: "customer",
  effect: "write",
  request: { params: idParam },
  answer: done,
});
