/** Shows a draft as its future shop page. The storefront calls it with the secret of a preview link. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "./envelope.ts";
import { requiredText } from "./fields.ts";
import { blogPost } from "./blog.ts";
import { article, homePage } from "./content.ts";
import { landingPage } from "./landing.ts";
import { FAULT } from "./faults.ts";

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

// The secret is sent in the body because URLs are logged.
export const openPreview = call({
  method: "post",
  path: "/previews",
  tag: "Content",
  summary:
    "Returns the draft behind a preview link as its future page, by the link's `code`; 404 when the link expired or the draft was published or discarded",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: { body: json(z.object({ code: requiredText("code", 200) }, FAULT.malformed)) },
  answer: one(preview),
});
