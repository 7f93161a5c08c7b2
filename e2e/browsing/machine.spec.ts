import { expect, test } from "@playwright/test";
import { fill, linkOf, valueOf } from "../read-form.ts";
import { headingOf, mainText, type ReadPage, textOf, Visitor } from "../read-page.ts";

const PARTS = "/masini-si-carucioare/piese-si-consumabile";
const SEARCH = "Caută produse compatibile";
const cards = ({ document }: ReadPage) => [...document.querySelectorAll("main article")];

// requirements: B2: a category flagged must_have_model sends the user to search instead
test("a category of spare parts requires a machine and then shows the products that fit it", async () => {
  const visitor = new Visitor();
  let page = await visitor.open(PARTS);
  expect(page.url).toMatch(/^\/search\?categoryID=\d+/);
  expect(headingOf(page)).toBe("Piese și consumabile pentru mașini");
  fill(page, { Model: "Lunca" });
  page = await visitor.press(page, SEARCH);
  expect(page.url).toMatch(/^\/search\/[\w-]{16,}$/);
  const names = cards(page)
    .map((card) => textOf(card.querySelector("h2, h3")))
    .join("\n");
  expect(names).toMatch(/Lunca|Rotund|mașin/i);
  expect(names).not.toMatch(/Torent|Bura|Ritm/);

  page = await visitor.follow(linkOf(page, /^În categoria Piese/));
  expect(page.url).toMatch(/^\/search\?categoryID=\d+$/);
});

test.describe("without JavaScript", () => {
  test("the machine form lists missing values, and keeps its values when nothing fits", async () => {
    const visitor = new Visitor();
    let page = await visitor.open(PARTS);
    fill(page, { "An de fabricație": "2021" });
    page = await visitor.press(page, SEARCH);
    expect(textOf(page.main.getByRole("alert"))).toContain(
      "Completează și tipul, brandul sau modelul mașinii",
    );
    expect(valueOf(page, "An de fabricație")).toBe("2021");

    fill(page, { Model: "Xwqzkvj" });
    page = await visitor.press(page, SEARCH);
    expect(mainText(page)).toContain("Nu sunt produse disponibile.");
    expect(valueOf(page, "Model")).toBe("Xwqzkvj");

    page = await visitor.follow(linkOf(page, /^Vezi toate cele \d+/));
    expect(page.url).toMatch(/categoryID=\d+&toate=1$/);
    expect(cards(page)).not.toEqual([]);
  });
});
