import { data, IDLE_NAVIGATION, UNSAFE_ErrorResponseImpl } from "react-router";
import type { DataStrategyResult } from "react-router";
import { expect, it } from "vitest";
import { keepPage } from "./keep-page.ts";

const ORIGIN = "http://shop.test";
const location = { pathname: "/admin/comenzi/noua", search: "?pas=2", hash: "", state: null, key: "a" };
const shown = {
  location: { ...location, mask: undefined },
  navigation: IDLE_NAVIGATION,
  loaderData: { order: { loaded: true } },
  actionData: { order: { typed: "Ana" } },
};
const HERE = `${ORIGIN}/admin/comenzi/noua?pas=2`;
const failure = (status: number): DataStrategyResult => ({
  type: "error",
  result: new UNSAFE_ErrorResponseImpl(status, "", { told: "Codul cererii: 7." }),
});

it.each([
  ["a 503", failure(503)],
  ["a 429", failure(429)],
  ["a time-out of the proxy", failure(504)],
  ["a crash", { type: "error", result: new Error("Unexpected Server Error") } as const],
  ["a lost connection", { type: "error", result: data(new TypeError("Failed to fetch")) } as const],
])("a form that fails with %s keeps its page's data and reloads nothing", (_, result) => {
  const { results, failure: kept } = keepPage({ order: result }, { url: HERE, method: "POST" }, shown);
  expect(results["order"]).toMatchObject({
    type: "data",
    result: { data: { typed: "Ana" }, init: { status: 503 } },
  });
  expect(kept?.kind).toBe("form");
});

it("a failed form of another page returns to the page on which it was typed", () => {
  const request = { url: `${ORIGIN}/admin/media`, method: "POST" };
  const { results, failure: kept } = keepPage({ media: failure(503) }, request, shown);
  const back = results["media"]?.result;
  expect(back instanceof Response && back.headers.get("location")).toBe(HERE);
  expect(kept).toEqual({ kind: "form", message: "Codul cererii: 7." });
});

it("a failed reload keeps the loaded data, and a failed background request has no result", () => {
  const reload = keepPage({ order: failure(503) }, { url: HERE, method: "GET" }, shown);
  expect(reload.results["order"]).toEqual({ type: "data", result: { loaded: true } });
  expect(reload.failure?.kind).toBe("reload");
  const request = { url: `${ORIGIN}/admin/prezenta`, method: "GET" };
  const background = keepPage({ presence: failure(503) }, request, shown);
  expect(background.results["presence"]).toEqual({ type: "data", result: undefined });
});

it("answers, redirects, refusals and navigations to other pages stay unchanged", () => {
  const results = {
    refused: { type: "data", result: data({ errors: {} }, { status: 422 }) },
    moved: { type: "error", result: new Response(null, { status: 303 }) },
    forbidden: failure(403),
    missing: failure(404),
  } as const;
  expect(keepPage(results, { url: HERE, method: "POST" }, shown)).toEqual({ results, failure: undefined });
  const loading = { ...shown, navigation: { ...IDLE_NAVIGATION, state: "loading" } as never };
  const other = { order: failure(503) };
  const request = { url: `${ORIGIN}/admin/clienti`, method: "GET" };
  expect(keepPage(other, request, loading)).toEqual({ results: other, failure: undefined });
});
