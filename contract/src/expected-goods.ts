import { call, idParam, one } from "./envelope.ts";
import { z } from "@hono/zod-openapi";

/** Extension (decisions/0020: Catalogue). */
export const getExpectedGoods = call({
  method: "get",
  path: "/products/{id}/expected",
  tag: "Catalogue",
  summary:
    "Returns the day (YYYY-MM-DD) on which goods on order should arrive; null if none are, or if the shop does not show it",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(z.object({ expected_on: z.string().nullable() })),
});
