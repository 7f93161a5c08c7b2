/** Reading any office form must take linear time, because the same process serves visitors. */
import { expect, it } from "vitest";
import type { RouterContextProvider } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./routes.ts";
import { visit } from "./testing/visit.ts";

interface RouteModule {
  action?: (args: { request: Request; context: RouterContextProvider; params: object; url: URL }) => unknown;
}

const MAX_CPU_MS = 1_500;
const files = filesOf(routes);
const modules = import.meta.glob<RouteModule>(["./**/*.route.{ts,tsx}", "!**/*.test.*"]);
const actions = (
  await Promise.all(
    [...new Set(files)].map(async (file) => [file, (await modules[`./${file}`]?.())?.action] as const),
  )
).filter(([, action]) => action !== undefined);

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

const FIELDS = ["email", "password", "note", "reason", "answer", "proof", "pending", "search", "codes", "id"];
const SIGNS = [" ", "a", "\n"];

function longTexts(): URLSearchParams {
  const form = new URLSearchParams();
  for (const [at, field] of FIELDS.entries())
    form.set(field, `a${(SIGNS[at % SIGNS.length] ?? "").repeat(250_000 / FIELDS.length)}b`);
  return form;
}

function manyFields(): URLSearchParams {
  const form = new URLSearchParams();
  for (let at = 0; at < 38_000; at += 1) form.append(at % 2 === 0 ? `f${at}` : `value.${at}`, "");
  return form;
}

it("the cost test finds the actions of the office's routes", () => {
  expect(actions.length).toBeGreaterThan(30);
});

it.each(actions)("the form in %s handles a 250 KB body within 1.5 s of CPU time", async (_, action) => {
  const bodies = [longTexts(), manyFields()];
  for (const body of bodies) {
    const request = new Request("https://curat.ro/admin/formular", { method: "POST", body });
    const url = new URL(request.url);
    const before = process.threadCpuUsage();
    await visit(
      () => ({ status: 503, body: {} }),
      async (context) => action?.({ request, context, params: {}, url }),
    );
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(MAX_CPU_MS);
  }
});
