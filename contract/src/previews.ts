/** A draft as the page of the shop that it would be: for the storefront, by the secret of a preview link. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "./envelope.ts";
import { requiredText } from "./fields.ts";
import { blogPost } from "./blog.ts";
import { article, homePage } from "./content.ts";
import { landingPage } from "./landing.ts";
import { FAULT } from "./faults.ts";

/** Where the page would stand, and what the call of its kind would answer. */
const where = { path: z.string() };
const preview = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("landing"), ...where, page: landingPage }),
    z.object({ kind: z.literal("article"), ...where, page: article }),
    z.object({ kind: z.literal("blog-post"), ...where, page: blogPost }),
    z.object({ kind: z.literal("home"), ...where, page: homePage }),
  ])
  .openapi("Preview");
export type Preview = z.infer<typeof preview>;

// The secret stands in the body: addresses are written into logs.
export const openPreview = call({
  method: "post",
  path: "/previews",
  tag: "Content",
  summary:
    "The page that a preview link shows, by the link's `code`: a draft as it would be; 404 when the link is too old, or the draft was published or thrown away",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: { body: json(z.object({ code: requiredText("code", 200) }, FAULT.malformed)) },
  answer: one(preview),
});
