import { expect, test } from "@playwright/test";
import { fill, linkOf, valueOf } from "../read-form.ts";
import { headingOf, mainText, type ReadPage, textOf, Visitor } from "../read-page.ts";

const PARTS = "/masini-si-carucioare/piese-si-consumabile";
const SEARCH = "Caută produse compatibile";
const cards = ({ document }: ReadPage) => [...document.querySelectorAll("main article")];

// A category with must_have_model redirects to the search instead (requirements: B2).
test("a category of spare parts requires a machine and lists the products that fit it", async () => {
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
  test("without JavaScript the machine form reports missing values and keeps entered ones", async () => {
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
