import { z } from "@hono/zod-openapi";

export const breadcrumb = z.object({
  name: z.string(),
  parentID: z.int().nullable(),
  url: z.string().optional(),
});
export type Breadcrumb = z.infer<typeof breadcrumb>;
