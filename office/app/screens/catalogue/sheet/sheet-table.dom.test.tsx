import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { SheetTable } from "./sheet-table.tsx";

afterEach(cleanup);

const EVIL = '"><img src=x onerror="alert(1)">';
const rowOf = (productID: number) => ({
  productID,
  code: `S-${productID}`,
  name: productID === 2 ? EVIL : "Săpun",
  list_price: 10,
  stock: 5,
  weight_grams: 100,
  brand: "nufar",
  category: "/baie/sapunuri",
  vat_code: "standard",
  is_published: true,
  nc8: "",
});
const STATE = { filters: {}, sort: { by: "denumire", isDescending: false }, columns: [], page: 1 };

const NAMES = {
  brand: [{ value: "nufar", label: "Nufăr" }],
  category: [{ value: "/baie/sapunuri", label: "Baie › Săpunuri" }],
};

function open(rights = { mayPrice: true, mayStock: true }) {
  const rows = [1, 2, 3].map(rowOf);
  const Component = () => <SheetTable rows={rows} state={STATE} lastPage={1} names={NAMES} {...rights} />;
  const Stub = createRoutesStub([{ path: "/", Component, action: () => ({}) }]);
  return render(<Stub />).container;
}
const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } });

it("pasted cells fill the table from the focused cell to its edges", async () => {
  const page = open();
  const price = await field("Preț: S-2");
  expect(paste(price, "11,90\t7\tAltul\n12,90\t8\n13,90\t9\n")).toBe(false);
  const valuesOf = (code: string) =>
    ["Preț", "Stoc", "Denumire"].map(
      (name) => screen.getByRole<HTMLInputElement>("textbox", { name: `${name}: ${code}` }).value,
    );
  expect([valuesOf("S-1"), valuesOf("S-2"), valuesOf("S-3")]).toEqual([
    ["10,00", "5", "Săpun"],
    ["11,90", "7", "Altul"],
    ["12,90", "8", "Săpun"],
  ]);
  expect(page.querySelectorAll("img, [onerror]")).toHaveLength(0);
});

it("pasted text selects options by label or value, and unknown text is ignored", async () => {
  open();
  const start = await field("Greutate (g): S-1");
  const choice = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name }).value;
  paste(start, "100\tnufar\tsapunuri\tRedusa\tFALS\n100\tnufar\tsapunuri\taltfel\tpoate");
  expect(["Cotă TVA: S-1", "Publicat: S-1", "Cotă TVA: S-2", "Publicat: S-2"].map(choice)).toEqual([
    "reduced",
    "0",
    "standard",
    "1",
  ]);
});

it("cells of brands and categories show names, suggest them and accept pasted ones", async () => {
  const page = open();
  const brand = await screen.findByRole<HTMLInputElement>("combobox", { name: "Brand: S-1" });
  const category = screen.getByRole<HTMLInputElement>("combobox", { name: "Categorie: S-1" });
  expect([brand.value, category.value]).toEqual(["Nufăr", "Baie › Săpunuri"]);
  const suggested = [...page.querySelectorAll("datalist option")].map((option) =>
    option.getAttribute("value"),
  );
  expect(suggested).toEqual(["Nufăr", "Baie › Săpunuri"]);
  paste(brand, "Lotus\tCreme");
  expect([brand.value, category.value]).toEqual(["Lotus", "Creme"]);
});

it("browsers paste single cells, and read-only cells are skipped", async () => {
  open({ mayPrice: false, mayStock: true });
  const price = await field("Preț: S-1");
  expect(paste(price, "11,90")).toBe(true);
  paste(price, "11,90\t7");
  expect([price.value, (await field("Stoc: S-1")).value]).toEqual(["10,00", "7"]);
});

it("arrow keys and Enter move between the table's rows", async () => {
  const user = userEvent.setup();
  open();
  await user.click(await field("Stoc: S-1"));
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(await field("Stoc: S-3"));
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(await field("Stoc: S-2"));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(await field("Stoc: S-3"));
});

it("an error is shown at its cell, with the price as typed", async () => {
  const Component = () => (
    <SheetTable rows={[1, 2].map(rowOf)} state={STATE} lastPage={1} names={NAMES} mayPrice mayStock />
  );
  const actionData = {
    form: "table",
    values: { "S-2 list_price": "0", "S-2 stock": "9" },
    errors: { "S-2 list_price": ["Prețul trebuie să fie mai mare ca 0."] },
    messages: [],
  };
  const Stub = createRoutesStub([{ path: "/", id: "sheet", Component }]);
  render(<Stub hydrationData={{ actionData: { sheet: actionData } }} />);
  const price = await field("Preț: S-2");
  expect([price.value, (await field("Stoc: S-2")).value, (await field("Preț: S-1")).value]).toEqual([
    "0",
    "9",
    "10,00",
  ]);
  expect(price.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(price.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Prețul trebuie să fie mai mare ca 0.",
  );
  expect(document.activeElement).toBe(price);
});
