import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import { loadNeighbours } from "./neighbours.server.ts";
import { storyOf } from "./story.ts";

const event = (status: string, at: string) => ({ status, at, actor: "staff", note: "", code: null });
const change = (id: number, at: string, sentence: string) => ({
  id,
  at,
  sentence,
  actor: "Ana",
  canUndo: false,
});

it("an order's history joins a status change with its log entry, and sorts the rest by time", () => {
  const story = storyOf(
    [event("new", "2026-11-20T08:00:00.000Z"), event("confirmed", "2026-11-20T09:00:00.000Z")],
    [
      change(3, "2026-11-20T10:00:00.000Z", "Factura CUR 1 a fost emisă."),
      change(2, "2026-11-20T09:00:00.004Z", "Comanda 1: „Nouă” → „Confirmată”."),
    ],
  );
  expect(story.map(({ event: step, change: cause }) => [step?.status, cause?.id])).toEqual([
    [undefined, 3],
    ["confirmed", 2],
    ["new", undefined],
  ]);
});

it("an order's neighbours come from the list of orders that the person last viewed", async () => {
  const { result, requests } = await visit(
    ({ url }) => ({
      body: { data: url.includes("sort=-total") ? [{ id: 9, number: "100009" }] : [], meta: {} },
    }),
    (context) => loadNeighbours(context, "7"),
    { cookie: `staff_session=jeton; office_orders=${encodeURIComponent("?etapa=to_pack&ordine=-total")}` },
  );
  expect(result).toEqual({ previous: undefined, next: { id: 9, number: "100009" } });
  expect(requests.map(({ url }) => new URL(url).search).toSorted()).toEqual([
    "?stage=to_pack&sort=-total&after=7&per_page=1",
    "?stage=to_pack&sort=total&after=7&per_page=1",
  ]);
});
