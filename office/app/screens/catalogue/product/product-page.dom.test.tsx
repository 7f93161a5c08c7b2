import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { pageOf } from "../../../testing/page-of.tsx";
import { aStaffProduct } from "../../../testing/a-staff-product.ts";
import Product from "./product.route.tsx";
import { ROOMS } from "./tabs.ts";

afterEach(cleanup);

const EVIL = '"><img src=x onerror="alert(1)"><script>alert(1)</script>';

function open(mayEdit: boolean): HTMLElement {
  const product = {
    ...aStaffProduct({ name: EVIL, code: EVIL, description: EVIL }),
    is_published: false,
    missing: {
      pics: ["Produsul nu are nicio imagine."],
      description: ["Produsul nu are descriere."],
      "safety.statements": ["Lipsesc frazele de pericol (H)."],
      brandID: ["Brandul nu are numele producătorului."],
    },
  };
  const choices = { brands: [{ id: 7, name: EVIL }], categories: [{ id: 3, name: EVIL }], vat_rates: [] };
  return render(pageOf(Product, { product, choices, history: [], otherViewers: [], rooms: ROOMS, mayEdit }))
    .container;
}

it("the product page links missing data to its field", () => {
  const page = open(true);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="lipseste"] a')];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/produse/9/imagini#camp-pics",
    "/produse/9#camp-description",
    "/produse/9/siguranta#camp-safety.statements",
    "/producatori/7",
  ]);
  expect(page.querySelector("#camp-description textarea")).not.toBeNull();
});

it("the product page shows a script in a name, code or text as text", () => {
  for (const mayEdit of [true, false]) {
    const page = open(mayEdit);
    // The description contains a picture, which must have no event handlers.
    expect(page.querySelectorAll("script, [onerror]")).toHaveLength(0);
    expect([...page.querySelectorAll("img")].filter((img) => !img.closest(".prose"))).toEqual([]);
    expect(page.querySelector("h1")?.textContent).toBe(EVIL);
    expect(page.querySelectorAll("form").length > 0).toBe(mayEdit);
    cleanup();
  }
});
