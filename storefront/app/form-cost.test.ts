/** Parsing a form must take linear time, because it blocks all other requests of the process. */
import { expect, it } from "vitest";
import type { RouterContextProvider } from "react-router";
import routes from "./routes.ts";
import { visit } from "./testing/visit.ts";

interface RouteModule {
  action?: (args: { request: Request; context: RouterContextProvider; params: object; url: URL }) => unknown;
}

const MAX_CPU_MS = 1_500;
const files = routes.flatMap((route) => [route, ...(route.children ?? [])]).map(({ file }) => file);
const modules = import.meta.glob<RouteModule>(["./**/*.route.{ts,tsx}", "!**/*.test.*"]);
const actions = (
  await Promise.all(
    [...new Set(files)].map(async (file) => [file, (await modules[`./${file}`]?.())?.action] as const),
  )
).filter(([, action]) => action !== undefined);

/** Field names used in the oversized forms, which are 250 KB in total. */
const FIELDS = ["email", "number", "name", "intent", "customer.email", "login.email", "coupon", "questions"];
const TEXTS = ["spaces", "letters", "line breaks"] as const;
const SIGNS = { spaces: " ", letters: "a", "line breaks": "\n" };

function formOf(character: string): URLSearchParams {
  const form = new URLSearchParams();
  for (const field of FIELDS) form.set(field, `a${character.repeat(250_000 / FIELDS.length)}b`);
  return form;
}

function manyFields(): URLSearchParams {
  const form = new URLSearchParams();
  for (let at = 0; at < 38_000; at += 1) form.append(`f${at}`, "");
  return form;
}

it("the test finds the shop's forms", () => {
  expect(actions.length).toBeGreaterThan(20);
});

it.each(actions)("a large form uses a bounded amount of CPU time: %s", async (_, action) => {
  const bodies = [...TEXTS.map((text) => formOf(SIGNS[text])), manyFields()];
  for (const body of bodies) {
    const request = new Request("http://shop.test/formular", { method: "POST", body });
    const url = new URL(request.url);
    const before = process.threadCpuUsage();
    await visit({}, async (context) => action?.({ request, context, params: {}, url }), {
      method: "POST",
      status: 503,
    });
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(MAX_CPU_MS);
  }
});
