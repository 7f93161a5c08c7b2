import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { aStaffProduct } from "../../../../testing/a-staff-product.ts";
import type { GridRow } from "./grid.ts";
import { VariantGrid } from "./variant-grid.tsx";

afterEach(cleanup);

const EVIL = '"><img src=x onerror="alert()">';
const ROWS: GridRow[] = [
  { key: "11", values: { Parfum: "Lavandă" }, text: "Lavandă", productID: 9 },
  { key: "12", values: { Parfum: EVIL }, text: EVIL, productID: undefined },
  { key: "13", values: { Parfum: "Pin" }, text: "Pin", productID: undefined },
];

function open(
  answer: (form: FormData) => object,
  changes: Parameters<typeof aStaffProduct>[0] = {},
  rows = ROWS,
) {
  const product = aStaffProduct({ variant_values: { Parfum: "Lavandă" }, ...changes });
  const family = { masterID: 9, version: 3, list_price: 14, variants: [] };
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <VariantGrid {...{ product, family }} grid={rows} />,
      action: async ({ request }) => answer(await request.formData()),
    },
  ]);
  return render(<Stub />).container;
}

it("the variant form suggests values for new combinations, and links existing ones", async () => {
  const page = open(() => ({}));
  expect((await screen.findByRole("link", { name: "există" })).getAttribute("href")).toBe("/produse/9");
  const fields = [...page.querySelectorAll<HTMLInputElement>("tbody input:not([type=checkbox])")];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ["row.12.code", "V-1-2"],
    ["row.12.barcode", ""],
    ["row.12.price", "14,00"],
    ["row.12.net", "0,5"],
    ["row.12.weight", "500"],
    ["row.12.size", "80 × 80 × 220"],
    ["row.13.code", "V-1-3"],
    ["row.13.barcode", ""],
    ["row.13.price", "14,00"],
    ["row.13.net", "0,5"],
    ["row.13.weight", "500"],
    ["row.13.size", "80 × 80 × 220"],
  ]);
  expect(page.querySelectorAll("img, [onerror]")).toHaveLength(0);
});

it("the variant form leaves weight and size empty for a different quantity, and sends typed values", async () => {
  const user = userEvent.setup();
  const rows = ["5 l", "5 – 10 l"].map((text, place) => ({
    key: `2${place}`,
    values: { Volum: text },
    text,
    productID: undefined,
  }));
  let sent: FormData | undefined;
  open((form) => ((sent = form), {}), { variant_values: {} }, rows);
  const cell = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  await screen.findByText(
    "Greutatea și dimensiunile sunt completate automat doar pe rândurile cu aceeași cantitate netă. Completează-le pe celelalte; ambalajul pe materiale se completează după creare.",
  );
  const requested = ["Cantitate netă (l)", "Greutate (g)", "Lățime × adâncime × înălțime (mm)"];
  expect(requested.map((label) => cell(`${label}: 5 l`).value)).toEqual(["5", "", ""]);
  expect(requested.map((label) => cell(`${label}: 5 – 10 l`).value)).toEqual(["", "", ""]);
  await user.type(cell("Greutate (g): 5 l"), "5300");
  await user.click(screen.getByRole("button", { name: "Creează variantele alese" }));
  await vi.waitFor(() => expect(sent?.get("row.20.weight")).toBe("5300"));
  expect([sent?.get("row.20.net"), sent?.get("net_unit")]).toEqual(["5", "l"]);
});

it("the variant form has no net quantity field when the main product has none", async () => {
  const page = open(() => ({}), { net_quantity: null });
  await screen.findByRole("link", { name: "există" });
  expect(page.querySelector('[name="row.12.net"], [name="net_unit"]')).toBeNull();
  expect(page.querySelector<HTMLInputElement>('[name="row.12.weight"]')?.value).toBe("500");
});

it("the variant form keeps typed and ticked values, and shows errors at their fields", async () => {
  const user = userEvent.setup();
  open((form) => ({
    form: "variants",
    values: Object.fromEntries(form),
    errors: { "row.13.code": ["Există deja un produs cu acest cod: scrie altul."] },
    messages: [],
  }));
  await user.click(await screen.findByRole("checkbox", { name: EVIL }));
  const code = screen.getByRole("textbox", { name: "Cod: Pin" });
  await user.clear(code);
  await user.type(code, "PIN-1");
  await user.click(screen.getByRole("button", { name: "Creează variantele alese" }));
  await screen.findByText("Există deja un produs cu acest cod: scrie altul.");
  const again = screen.getByRole<HTMLInputElement>("textbox", { name: "Cod: Pin" });
  expect([again.value, again.getAttribute("aria-invalid")]).toEqual(["PIN-1", "true"]);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: EVIL }).checked).toBe(false);
});
