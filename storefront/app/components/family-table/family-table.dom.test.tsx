import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { STOCK } from "@curat/contract/catalog.values";
import type { CartAnswer } from "../../session/cart/cart-answer.ts";
import FamilyTable from "./family-table.tsx";
import type { FamilyCell, FamilyRow } from "./to-family-rows.ts";
import { typedLines } from "./typed-lines.ts";

afterEach(() => {
  cleanup();
  typedLines.clear();
});

const cell = (id: number, size: string, changes: Partial<FamilyCell> = {}): FamilyCell => ({
  id,
  size,
  url: `/p-${id}`,
  price: 10,
  stock: STOCK.inStock,
  isBuyable: true,
  max: 50,
  ...changes,
});
const row = (name: string, cells: FamilyCell[]): FamilyRow => ({
  name,
  url: cells[0]?.url ?? "",
  picture: null,
  lines: [{ name: "", cells }],
});
const ROWS = [
  row("Clor", [cell(1, "1 l"), cell(2, "5 l", { min: 2 })]),
  row("Săpun", [cell(3, "1 l"), cell(4, "5 l", { stock: STOCK.outOfStock, isBuyable: false })]),
];

function aTable(rows: FamilyRow[], answered: CartAnswer["lines"] = []) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const Stub = createRoutesStub([
    { path: "/", Component: () => <FamilyTable rows={rows} sending="trimitere" /> },
    {
      path: "/cos/actiune",
      action: async ({ request }): Promise<CartAnswer> => {
        sent.push(Object.fromEntries(await request.formData()));
        return { kind: "cart", notices: [], done: "added", lines: answered };
      },
    },
  ]);
  render(<Stub />);
  return sent;
}
const field = (name: string) =>
  screen.findByRole<HTMLInputElement>("textbox", { name: `Cantitate: ${name}` });

it("the family table keeps entered lines across the list's pages and sends them together", async () => {
  aTable(ROWS);
  await userEvent.type(await field("Clor, 1 l"), "3");
  await userEvent.type(await field("Săpun, 1 l"), "2");
  expect(screen.getByRole("button", { name: "Adaugă 2 produse" })).toBeTruthy();
  expect(screen.getByText("50.00 lei")).toBeTruthy();
  cleanup();

  const sent = aTable([ROWS[0] as FamilyRow]);
  expect((await field("Clor, 1 l")).value).toBe("3");
  expect(screen.getByText(/din care unul de pe alte pagini/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Adaugă 2 produse" }));
  expect(sent).toEqual([
    expect.objectContaining({
      intent: "add-lines",
      "lines[1]": "3",
      "lines[2]": "",
      "lines[3]": "2",
      sending: "trimitere-1",
    }),
  ]);
});

it("the family table supports Enter, arrow keys and Ctrl+Enter", async () => {
  const sent = aTable(ROWS);
  await userEvent.click(await field("Clor, 1 l"));
  await userEvent.keyboard("1{Enter}4{ArrowDown}7{ArrowUp}");
  expect(document.activeElement).toBe(await field("Clor, 5 l"));
  expect(sent).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(sent).toEqual([expect.objectContaining({ "lines[1]": "1", "lines[2]": "4", "lines[3]": "7" })]);
});

it("the family table clears added lines and shows why others were not added", async () => {
  aTable(ROWS, [
    { productid: 1, product: "Clor, 1 l", asked: 3, added: 3, outcome: "added" },
    {
      productid: 3,
      product: "Săpun, 1 l",
      asked: 9,
      added: 0,
      outcome: "refused",
      message: "Produsul nu este în stoc.",
    },
  ]);
  await userEvent.type(await field("Clor, 1 l"), "3");
  await userEvent.type(await field("Săpun, 1 l"), "9");
  await userEvent.click(screen.getByRole("button", { name: "Adaugă 2 produse" }));
  await screen.findByText("Produsul nu este în stoc.");
  expect(screen.getByText("În coș: 3 buc.")).toBeTruthy();
  expect([(await field("Clor, 1 l")).value, (await field("Săpun, 1 l")).value]).toEqual(["", "9"]);
  expect((await field("Săpun, 1 l")).getAttribute("aria-invalid")).toBe("true");
});

it("the family table shows a minimum quantity, and has no field for a sold-out size", async () => {
  aTable(ROWS);
  await userEvent.type(await field("Clor, 5 l"), "1");
  await userEvent.tab();
  expect(screen.getByText("Cantitatea minimă este de 2 buc.")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Cantitate: Săpun, 5 l" })).toBeNull();
  expect(screen.getByText("Stoc epuizat")).toBeTruthy();
});
