import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TODAY_WORDS } from "./today-words.ts";

const routes = readFileSync(new URL("../../routes.ts", import.meta.url), "utf8");
const buttons = Object.entries(TODAY_WORDS).flatMap(([kind, { button }]) =>
  button ? [[kind, button.to]] : [],
);

it.each(buttons)("the button of %s leads to a page of the office: %s", (_, to) => {
  const path = new URL(to ?? "", "http://office.test").pathname.slice(1);
  expect(routes).toContain(`route("${path}", "screens/`);
});
