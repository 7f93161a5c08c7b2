import type { Product } from "@curat/contract/catalog";
import { expect, it } from "vitest";
import { compareRows } from "./compare-rows.ts";

function product(fields: Partial<Product>): Product {
  return {
    productID: 1,
    price: 10,
    brand: "Limpido",
    stock: "În stoc",
    stars: 0,
    allReviews: [],
    info: { product: "Detergent", warranty: "" },
    param: [],
    ...fields,
  } as unknown as Product;
}
const param = (name: string, value: string) => ({ param: name, value });

it("the comparison has a row for each attribute of any product and marks differences", () => {
  const rows = compareRows([
    product({ price: 1234.5, param: [param("Material", "Plastic"), param("Volum", "1 l")] as never }),
    product({ price: 10, param: [param("Material", "Plastic"), param("Culoare", "Alb")] as never }),
  ]);
  expect(rows).toEqual([
    { name: "Preț", values: ["1,234.50 lei", "10.00 lei"], isDifferent: true },
    { name: "Brand", values: ["Limpido", "Limpido"], isDifferent: false },
    { name: "Stoc", values: ["În stoc", "În stoc"], isDifferent: false },
    { name: "Material", values: ["Plastic", "Plastic"], isDifferent: false },
    { name: "Volum", values: ["1 l", ""], isDifferent: true },
    { name: "Culoare", values: ["", "Alb"], isDifferent: true },
  ]);
});

it("the comparison shows the brand once, even if a parameter repeats it", () => {
  const rows = compareRows([product({ param: [param("Marcă", "Limpido"), param("Volum", "1 l")] as never })]);
  expect(rows.map(({ name }) => name)).toEqual(["Preț", "Brand", "Stoc", "Volum"]);
});

it("the comparison sorts a parameter's values and removes duplicates", () => {
  const [one, other] = [
    [param("Material", "Plastic"), param("Material", "ABS"), param("Material", "ABS")],
    [param("Material", "ABS"), param("Material", "Plastic")],
  ];
  const rows = compareRows([product({ param: one }), product({ param: other })]);
  expect(rows.at(-1)).toEqual({
    name: "Material",
    values: ["ABS, Plastic", "ABS, Plastic"],
    isDifferent: false,
  });
});

it("the comparison supports products without optional fields", () => {
  const bare = { productID: 1, price: 10, info: { product: "Detergent" } } as unknown as Product;
  expect(compareRows([bare])).toEqual([{ name: "Preț", values: ["10.00 lei"], isDifferent: false }]);
});

it("the comparison shows no stars without reviews", () => {
  const [rated, unrated] = [product({ stars: 4.7, allReviews: [{}] as never }), product({ stars: 4.5 })];
  expect(compareRows([rated, unrated]).find(({ name }) => name === "Notă")?.values).toEqual([
    "4,7 din 5",
    "",
  ]);
});
