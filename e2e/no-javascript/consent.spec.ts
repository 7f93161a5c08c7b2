import { expect, test } from "@playwright/test";
import { fieldOf, isTicked, linkOf, tick } from "../read-form.ts";
import { noticesOf, Visitor } from "../read-page.ts";

test("a visitor without JavaScript can answer the consent banner and open the settings", async () => {
  const visitor = new Visitor();
  let page = await visitor.open("/marci");
  page = await visitor.press(page, "Refuz tot", page.getByRole("region", { name: "Cookie-uri" }));
  expect([page.url, noticesOf(page)]).toEqual(["/marci", "Alegerea ta a fost salvată."]);
  expect(page.queryByRole("region", { name: "Cookie-uri" })).toBeNull();
  expect(visitor.cookies.get("consent")).toBe("1.2.3");

  page = await visitor.open("/cos");
  page = await visitor.follow(linkOf(page.getByRole("contentinfo"), "Setări cookie"));
  expect(page.url).toBe("/cookie");
  tick(page, /analytics_storage/);
  page = await visitor.press(page, "Salvează alegerea");
  expect([page.url, isTicked(fieldOf(page, /analytics_storage/))]).toEqual(["/cookie", true]);
  expect(visitor.cookies.get("consent")).toBe("1.2.3.46");
});
