import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TODAY_WORDS, wordsOf } from "./today-words.ts";

const routes = readFileSync(new URL("../../../routes.ts", import.meta.url), "utf8");
const buttons = Object.entries(TODAY_WORDS).flatMap(([kind, { button }]) =>
  button ? [[kind, button.to]] : [],
);

it.each(buttons)("the button of %s leads to a page of the office: %s", (_, to) => {
  const path = new URL(to ?? "", "http://office.test").pathname.slice(1);
  expect(routes).toContain(`route("${path}", "screens/`);
});

it("each row has a button, or says what is to be done", () => {
  const without = Object.entries(TODAY_WORDS).filter(([, { button, advice }]) => !button && !advice);
  expect(without).toEqual([]);
});

it("what could not be published is one press away: its own page, whatever it is", () => {
  const page = (kind: "article" | "home", id: string) => ({ kind, id, title: "" });
  const leadsTo = (...pages: ReturnType<typeof page>[]) => wordsOf("failed_publishing", pages).button?.to;
  expect(leadsTo(page("article", "7"), page("home", "home"))).toBe("/articole/7");
  expect(leadsTo(page("home", "home"))).toBe("/acasa-magazin");
  expect(leadsTo()).toBe("/pagini");
});
