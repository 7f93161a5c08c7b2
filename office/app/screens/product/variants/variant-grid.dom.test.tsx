import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { toldProduct } from "../../../testing/told-product.ts";
import { VariantGrid } from "./variant-grid.tsx";

afterEach(cleanup);

const EVIL = '"><img src=x onerror="alert(1)">';
const ROWS = [
  { key: "11", text: "Lavandă", productID: 9 },
  { key: "12", text: EVIL, productID: undefined },
  { key: "13", text: "Pin", productID: undefined },
];

function open(answer: (form: FormData) => object) {
  const product = toldProduct({ variant_values: { Parfum: "Lavandă" } });
  const family = { masterID: 9, version: 3, list_price: 14, variants: [] };
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <VariantGrid {...{ product, family }} grid={ROWS} />,
      action: async ({ request }) => answer(await request.formData()),
    },
  ]);
  return render(<Stub />).container;
}

it("offers each new combination with a code and the first one's price, and leads to what stands", async () => {
  const page = open(() => ({}));
  expect((await screen.findByRole("link", { name: "există" })).getAttribute("href")).toBe("/produse/9");
  const fields = [...page.querySelectorAll<HTMLInputElement>("tbody input:not([type=checkbox])")];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ["row.12.code", "V-1-2"],
    ["row.12.barcode", ""],
    ["row.12.price", "14,00"],
    ["row.13.code", "V-1-3"],
    ["row.13.barcode", ""],
    ["row.13.price", "14,00"],
  ]);
  expect(page.querySelectorAll("img, [onerror]")).toHaveLength(0);
});

it("keeps what was typed and ticked, and says at its field what was refused", async () => {
  const user = userEvent.setup();
  open((form) => ({
    form: "variants",
    values: Object.fromEntries(form),
    errors: { "row.13.code": ["Alt produs are acest cod."] },
    messages: [],
  }));
  await user.click(await screen.findByRole("checkbox", { name: EVIL }));
  const code = screen.getByRole("textbox", { name: "Cod: Pin" });
  await user.clear(code);
  await user.type(code, "PIN-1");
  await user.click(screen.getByRole("button", { name: "Creează variantele alese" }));
  await screen.findByText("Alt produs are acest cod.");
  const again = screen.getByRole<HTMLInputElement>("textbox", { name: "Cod: Pin" });
  expect([again.value, again.getAttribute("aria-invalid")]).toEqual(["PIN-1", "true"]);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: EVIL }).checked).toBe(false);
});
