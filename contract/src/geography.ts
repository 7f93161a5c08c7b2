import { z } from "@hono/zod-openapi";
import { call, one } from "./envelope.ts";

const tag = "Geography";
export const county = z.object({ id: z.int(), name: z.string() });
export const city = z.object({ cityID: z.int(), name: z.string() });
export type County = z.infer<typeof county>;
export type City = z.infer<typeof city>;

export const listCounties = call({
  method: "get",
  path: "/counties",
  tag,
  summary: "Lists the 42 counties, by name",
  access: "public",
  effect: "read",
  answer: one(z.array(county)),
});

export const listCities = call({
  method: "get",
  path: "/cities/{countyId}",
  tag,
  summary: "Lists the localities of a county, by name",
  access: "public",
  effect: "read",
  request: { params: z.object({ countyId: z.string() }) },
  answer: one(z.array(city)),
});
