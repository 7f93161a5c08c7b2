import { cleanup, render, screen, within, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { DataTable } from "../data-table.tsx";
import { readList } from "../list-address.ts";
import type { ListShape } from "../list-address.ts";
import { ListView } from "../list-view.tsx";
import type { BulkAnswer } from "./bulk-answer.ts";

afterEach(cleanup);

const shape: ListShape = {
  columns: [{ key: "numar", label: "Număr", isName: true }],
  filters: [{ key: "q", label: "Text", kind: "text", verb: "conține" }],
  sort: { by: "numar", isDescending: true },
};
const ROWS = [1, 2, 3, 4, 5].map((id) => ({ id, cells: { numar: `10000${id}` } }));
const ACTIONS = [
  { name: "confirm", text: "Confirmă" },
  { name: "print", text: "Etichete", to: "/etichete", isFile: true },
];
const REFUSED: BulkAnswer = {
  form: "selection",
  done: 1,
  message: "O comandă confirmată.",
  refused: [{ id: 2, name: "100002", why: "Așteaptă plata." }],
  stopped: null,
};

function Orders() {
  const state = readList(shape, new URLSearchParams("q=ana"));
  return (
    <ListView
      shape={shape}
      state={state}
      paging={{ total: 60, lastPage: 12 }}
      actions={ACTIONS}
      pageOf={(id) => `/comenzi/${id}`}
    >
      <DataTable caption="Comenzi" shape={shape} state={state} rows={ROWS} />
    </ListView>
  );
}
function aList() {
  const sent: [string, FormDataEntryValue][][] = [];
  const Stub = createRoutesStub([
    {
      path: "/comenzi",
      Component: Orders,
      action: async ({ request }) => {
        const form = await request.formData();
        sent.push([...form]);
        return REFUSED;
      },
    },
  ]);
  return { sent, Stub };
}
const open = () => {
  const { sent, Stub } = aList();
  render(<Stub initialEntries={["/comenzi?q=ana"]} />);
  return sent;
};
const box = (number: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: number });
const chosen = () =>
  ROWS.map(({ cells }) => cells.numar)
    .filter((number) => box(number).checked)
    .map((number) => Number(number) - 100000);
const whole = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /^Selectează toate cele 60/ });
const count = () => within(screen.getByRole("form")).getByRole("status").textContent;

describe("row selection", () => {
  it("selected rows are counted and submitted, and refused rows remain selected", async () => {
    const sent = open();
    await userEvent.click(box("100001"));
    expect(count()).toBe("Un rând ales");
    await userEvent.click(box("100002"));
    expect(count()).toBe("2 rânduri alese");
    await userEvent.click(screen.getByRole("button", { name: "Confirmă" }));
    const link = await screen.findByRole("link", { name: "100002" });
    expect(sent).toEqual([
      expect.arrayContaining([
        ["form", "selection"],
        ["list", "?q=ana"],
        ["id", "1"],
        ["id", "2"],
        ["act", "confirm"],
      ]),
    ]);
    const panel = screen.getByRole("region", { name: "Rezultat" });
    expect(panel.textContent).toBe("O comandă confirmată.Un rând a eșuat:100002: Așteaptă plata.");
    await waitFor(() => expect(document.activeElement).toBe(panel));
    expect([link.getAttribute("href"), chosen()]).toEqual(["/comenzi/2", [2]]);
  });

  it("rows can be selected as a range or all at once", async () => {
    open();
    const user = userEvent.setup();
    await user.click(box("100002"));
    await user.keyboard("{Shift>}");
    await user.click(box("100004"));
    await user.keyboard("{/Shift}");
    expect(chosen()).toEqual([2, 3, 4]);
    await user.click(screen.getByRole("button", { name: "Alege toate rândurile de pe pagină" }));
    expect([chosen(), count()]).toEqual([[1, 2, 3, 4, 5], "5 rânduri alese"]);
    await user.click(screen.getByRole("button", { name: "Renunță la selecție" }));
    expect(chosen()).toEqual([]);
  });

  it("selecting the whole list ends when a row is deselected", async () => {
    open();
    await userEvent.click(whole());
    expect([chosen(), count()]).toEqual([[1, 2, 3, 4, 5], "Toate cele 60 de rezultate din listă"]);
    await userEvent.click(box("100003"));
    expect([whole().checked, chosen(), count()]).toEqual([false, [1, 2, 4, 5], "4 rânduri alese"]);
  });

  it("the keys j and k move between rows, and x toggles the selection", async () => {
    open();
    screen.getByRole("region", { name: "Comenzi" }).focus();
    await userEvent.keyboard("jjx");
    expect(chosen()).toEqual([2]);
    await userEvent.keyboard("kx");
    expect(chosen()).toEqual([1, 2]);
  });
});

it("row checkboxes work without JavaScript, and file buttons submit to another URL", () => {
  const { Stub } = aList();
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Stub initialEntries={["/comenzi?q=ana"]} />);
  const form = page.querySelector("form[method=post]");
  const boxes = [...page.querySelectorAll("input[name=id]")];
  expect(boxes.map((input) => input.getAttribute("form"))).toEqual(ROWS.map(() => form?.id));
  expect(form?.getAttribute("action")).toBe("/comenzi?q=ana");
  const buttons = [...(form?.querySelectorAll("button") ?? [])];
  expect(buttons.map((button) => [button.value, button.getAttribute("formaction")])).toEqual([
    ["confirm", null],
    ["print", "/etichete"],
  ]);
});
