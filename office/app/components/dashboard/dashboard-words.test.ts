import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DASHBOARD_WORDS, wordsOf } from "./dashboard-words.ts";

const routes = readFileSync(new URL("../../routes.ts", import.meta.url), "utf8");
const buttons = Object.entries(DASHBOARD_WORDS).flatMap(([kind, { button }]) =>
  button ? [[kind, button.to]] : [],
);

it.each(buttons)("the button of %s links to an existing office page: %s", (_, to) => {
  const path = new URL(to ?? "", "http://office.test").pathname.slice(1);
  expect(routes).toContain(`route("${path}", "screens/`);
});

it("every kind of pending work has a button or advice", () => {
  const without = Object.entries(DASHBOARD_WORDS).filter(([, { button, advice }]) => !button && !advice);
  expect(without).toEqual([]);
});

it("a failed publication's button links to the failed page", () => {
  const page = (kind: "article" | "home", id: string) => ({ kind, id, title: "" });
  const leadsTo = (...pages: ReturnType<typeof page>[]) => wordsOf("failed_publishing", pages).button?.to;
  expect(leadsTo(page("article", "7"), page("home", "home"))).toBe("/articole/7");
  expect(leadsTo(page("home", "home"))).toBe("/acasa-magazin");
  expect(leadsTo()).toBe("/pagini");
});
