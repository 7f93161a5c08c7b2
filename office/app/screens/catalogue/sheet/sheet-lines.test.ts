import { expect, it } from "vitest";
import { cellsOf, faultsOf, pastedRows, typedRows } from "./sheet-lines.ts";
import { sheetNames, withoutNames } from "./sheet-names.ts";

const ROW = {
  productID: 7,
  code: "S-1",
  name: "Săpun",
  list_price: 12.5,
  stock: 3,
  weight_grams: 500,
  brand: "nufar",
  category: "sapunuri",
  vat_code: "standard",
  is_published: true,
  nc8: "",
};

function formOf(changes: Record<string, string>): FormData {
  const form = new FormData();
  const cells = cellsOf(ROW);
  for (const code of ["S-1", "S-2"]) {
    form.append("code", code);
    form.append("seen", JSON.stringify(cells));
    for (const [name, value] of Object.entries({ ...cells, ...(code === "S-2" && changes) }))
      form.append(name, value);
  }
  return form;
}

it("typedRows returns only edited cells", () => {
  expect(typedRows(formOf({}))).toEqual([]);
  expect(typedRows(formOf({ list_price: "11,90", is_published: "0" }))).toEqual([
    { code: "S-2", list_price: 11.9, is_published: false },
  ]);
});

it("VAT rates are read by label or code, and unknown ones are sent for the API to refuse", () => {
  const { changes } = pastedRows("cod;tva\nS-1;Redusă\nS-2;standard\nS-3;9") as { changes: object[] };
  expect(changes).toEqual([
    { code: "S-1", vat_code: "reduced" },
    { code: "S-2", vat_code: "standard" },
    { code: "S-3", vat_code: "9" },
  ]);
});

it("publication states are read as true or false, and unknown ones are sent for the API to refuse", () => {
  const words = ["ADEVĂRAT", "true", "Publicat", "da", "FALS", "nepublicat", "nu", "poate"];
  const { changes } = pastedRows(["cod;publicat", ...words.map((word) => `S-1;${word}`)].join("\n")) as {
    changes: { is_published: unknown }[];
  };
  const read = changes.map(({ is_published }) => is_published);
  expect(read).toEqual([true, true, true, true, false, false, false, "poate"]);
});

it("invalid numbers become values that the API refuses", () => {
  expect(typedRows(formOf({ list_price: "zece", stock: "1,5" }))).toEqual([
    { code: "S-2", list_price: 0, stock: -1 },
  ]);
});

it("typedRows ignores a row with tampered initial values", () => {
  const form = formOf({});
  form.set("seen", "{");
  expect(typedRows(form)).toEqual([]);
});

it.each([
  ["Cod\tPreț\tStoc\nS-1\t9,50\t\n\nS-2\t\t4"],
  ['\uFEFFcod;pret;stoc\r\n"S-1";9.50;\r\n\r\nS-2;;4\r\n'],
])("pastedRows parses the spreadsheet text %j", (text) => {
  expect(pastedRows(text)).toEqual({
    ok: true,
    changes: [
      { code: "S-1", list_price: 9.5 },
      { code: "S-2", stock: 4 },
    ],
    lineOf: [2, 4],
  });
});

it.each([
  ["pret;stoc\n1;2", "Primul rând trebuie să conțină coloana „cod”."],
  ["", "Primul rând trebuie să conțină coloana „cod”."],
  ["cod,pret\nS-1,2", "Primul rând trebuie să conțină coloana „cod”."],
  ["cod;culoare\nS-1;roșu", "Coloana „culoare” nu este recunoscută."],
])("pastedRows reports the error in %j", (text, message) => {
  expect(pastedRows(text)).toEqual({ ok: false, message });
});

it("faultsOf lists the first ten errors with their lines", () => {
  const errors = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`changes.${index}.code`, ["Nu există."]]),
  );
  const faults = faultsOf(errors, (index) => `Rândul ${index + 2}`);
  expect([faults.length, faults[0], faults[10]]).toEqual([11, "Rândul 2: Nu există.", "Și încă 2 erori."]);
  expect(faultsOf({ changes: ["Foaia nu modifică nimic: schimbă cel puțin o valoare."] }, String)).toEqual([
    "Foaia nu modifică nimic: schimbă cel puțin o valoare.",
  ]);
});

it("cells show names of brands and categories, and parents distinguish categories with the same name", () => {
  const names = sheetNames({
    brands: [{ value: "nufar", label: "Nufăr" }],
    categories: [
      { value: "/baie", label: "Baie" },
      { value: "/baie/sapunuri", label: "— Săpunuri" },
      { value: "/bucatarie", label: "Bucătărie" },
      { value: "/bucatarie/sapunuri", label: "— Săpunuri" },
    ],
  });
  const changes = [
    { code: "A", brand: "nufăr", category: "Bucătărie › Săpunuri" },
    { code: "B", brand: "nufar", category: "baie" },
    { code: "C", category: "Săpunuri" },
  ];
  expect(withoutNames(changes, names)).toEqual([
    { code: "A", brand: "nufar", category: "/bucatarie/sapunuri" },
    { code: "B", brand: "nufar", category: "/baie" },
    { code: "C", category: "Săpunuri" },
  ]);
});
