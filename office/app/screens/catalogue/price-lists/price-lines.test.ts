import { expect, it } from "vitest";
import { atLines } from "../../../components/member-lines/lines.ts";
import { membersIn, membersText, rowOf, rowsOfText, textOfRows } from "./price-lines.ts";
import { filledPrices, takePrices } from "./price-rows.ts";

const sentOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { form, ...takePrices(form) };
};

it.each([
  ["CUR-1;9,50;10", { target: "product", code: "CUR-1", price: 9.5, percent: null, from: 10 }],
  ["CUR-1\t9.50", { target: "product", code: "CUR-1", price: 9.5, percent: null, from: 1 }],
  ["CUR-1 ; -12,5% ; 5", { target: "product", code: "CUR-1", price: null, percent: 12.5, from: 5 }],
  ["categorie:prosoape;5 %", { target: "category", code: "prosoape", price: null, percent: 5, from: 1 }],
  ["Producător: nufar;5%", { target: "brand", code: "nufar", price: null, percent: 5, from: 1 }],
  ["tot;3%", { target: "all", code: "", price: null, percent: 3, from: 1 }],
  ["CUR-1;zece;x", { target: "product", code: "CUR-1", price: 0, percent: null, from: Number.NaN }],
])("takePrices parses the pasted line %j", (line, row) => {
  expect(sentOf({ rows_text: line }).rows).toEqual([row]);
});

it("rowsOfText keeps line numbers and skips empty lines and a pasted header", () => {
  const { sent, lineOf } = rowsOfText("Cod;Preț;De la\n\nA;1\r\n\n  B;2  ");
  expect([sent.map(({ code }) => code), lineOf]).toEqual([
    ["A", "B"],
    [3, 5],
  ]);
});

it("pasted lines fill the table, and errors return to the row or line that they concern", () => {
  const table = {
    "rows.0.target": "all",
    "rows.0.rule": "percent",
    "rows.0.value": "3",
    "rows.1.target": "product",
    "rows.1.rule": "price",
  };
  const filled = sentOf({ ...table, rows_text: "A;1\nB;x", row: "fill" });
  expect(filled.isPressed).toBe(true);
  expect(Object.fromEntries(filled.form)).toMatchObject({
    "rows.0.value": "3",
    "rows.1.code": "A",
    "rows.2.value": "x",
    rows_text: "",
    rows: "tot;3%;1\nA;1;1\nB;x;1",
  });
  const { place } = sentOf({ ...table, rows_text: "A;1\n\nB;x" });
  const errors = { "rows.0.percent": ["Mare."], "rows.2.price": ["Mic."], "members.0.cui": ["Greșit."] };
  expect(place(errors, [4])).toEqual({
    "rows.0.value": ["Mare."],
    rows_text: ["Rândul 3: Mic."],
    members: ["Rândul 4: Greșit."],
  });
});

it("rows that exceed the table are shown as text and saved too", () => {
  const stored = { target: "product" as const, from: 1, price: 9.5, percent: null, name: "Săpun" };
  const values = filledPrices(Array.from({ length: 203 }, (_, index) => ({ ...stored, code: `C-${index}` })));
  expect(values.rows_text?.split("\n")).toEqual(["C-200;9,50;1", "C-201;9,50;1", "C-202;9,50;1"]);
  const { rows: _whole, ...fields } = values;
  expect(sentOf(fields).rows).toHaveLength(203);
});

it("one member line may contain several accounts of a company", () => {
  const text = "RO 14399840: a@x.ro, b@x.ro\nRO17102863\nana@y.ro\nGrup: Școli 7\n";
  const { sent, lineOf } = membersIn(text);
  expect(sent).toEqual([
    { cui: "RO 14399840", customer: "a@x.ro", group: null },
    { cui: "RO 14399840", customer: "b@x.ro", group: null },
    { cui: "RO17102863", customer: null, group: null },
    { cui: null, customer: "ana@y.ro", group: null },
    { cui: null, customer: null, group: "Școli 7" },
  ]);
  expect(lineOf).toEqual([1, 1, 2, 3, 4]);
});

it("price lines can be formatted and read back unchanged", () => {
  const rows = "CUR-1;9,50;10\ncategorie:prosoape;12,5%;1\nbrand:nufar;5%;1\ntot;3%;1";
  expect(textOfRows(rowsOfText(rows).sent)).toBe(rows);
  expect(textOfRows([rowOf({ target: "all", code: "", from: 2, price: null, percent: 12.5 })])).toBe(
    "tot;12,5%;2",
  );
  const members = "grup: Școli\nRO14399840: a@x.ro, b@x.ro\nRO17102863\nana@y.ro";
  const reported = membersIn(members).sent.map(({ cui, customer, group }) => ({
    cui: cui?.replace("RO", "") ?? null,
    customer,
    email: customer,
    group: group && "4",
    group_name: group,
  }));
  expect(membersText(reported)).toBe(members);
});

it("the first ten errors are listed with their lines, and the others are counted", () => {
  const faults = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`rows.${index}.code`, ["Nu există."]]),
  );
  const lineOf = Array.from({ length: 12 }, (_, index) => index + 3);
  const reported = atLines({ ...faults, name: ["Lipsă."] }, { rows: lineOf, members: [] });
  expect(reported.name).toEqual(["Lipsă."]);
  expect(reported.rows).toHaveLength(11);
  expect(reported.rows?.[0]).toBe("Rândul 3: Nu există.");
  expect(reported.rows?.[10]).toBe("Și încă 2 rânduri cu erori.");
});
