import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import { importState, rowsText } from "./import-state.ts";
import { actOnImport, faultyRows } from "./imports.server.ts";

const jobIn = (state: string) => ({ state, counts: {} });

it.each([
  [{ check: null, write: null, undo: null }, "uploaded"],
  [{ check: jobIn("running"), write: null, undo: null }, "checking"],
  [{ check: jobIn("failed"), write: null, undo: null }, "uploaded"],
  [{ check: jobIn("done"), write: null, undo: null }, "checked"],
  [{ check: jobIn("done"), write: jobIn("waiting"), undo: null }, "writing"],
  [{ check: jobIn("done"), write: jobIn("stopped"), undo: null }, "stopped"],
  [{ check: jobIn("done"), write: jobIn("done"), undo: jobIn("failed") }, "written"],
  [{ check: jobIn("done"), write: jobIn("done"), undo: jobIn("done") }, "undone"],
])("importState of the jobs %j is %s", (jobs, state) => expect(importState(jobs as never)).toBe(state));

it("rowsText describes the outcomes and omits zeros", () => {
  expect(rowsText({ refused: 1, new: 25, same: 0 })).toBe("25 de noi, un rând refuzat");
});

it("checking a file submits only the selected columns", async () => {
  const form = new FormData();
  for (const [name, value] of [
    ["form", "check"],
    ["version", "3"],
    ["coloana.code", "0"],
    ["coloana.note", ""],
    ["coloana.counted", "2"],
    ["places.0.key", "b · bucuresti"],
    ["places.0.place", " Sectorul 3, București "],
    ["places.1.key", "cj · nicaieri"],
    ["places.1.place", "-"],
  ] as const)
    form.set(name, value);
  const request = new Request("http://shop.test/admin/import/7", { method: "POST", body: form });
  const { requests } = await visit(
    () => ({ body: { data: { id: 7 } } }),
    (context) => actOnImport(request, context, "7"),
  );
  expect(await requests.at(-1)?.json()).toEqual({
    columns: { code: 0, counted: 2 },
    version: 3,
    places: [
      { key: "b · bucuresti", place: "Sectorul 3, București" },
      { key: "cj · nicaieri", place: null },
    ],
  });
});

it("the export of refused rows contains the uploaded cells and the reasons", async () => {
  const file = { id: 7, head: ["Cod", "Stoc"] };
  const rows = [{ row: 3, cells: ["=cmd|' /C calc'!A0"], faults: { Stoc: ["Lipsește."] } }];
  const url = new URL("http://shop.test/admin/import/7/randuri-refuzate.csv");
  const { result } = await visit(
    ({ url: requestedUrl }) =>
      requestedUrl.includes("/rows")
        ? { body: { data: rows, meta: { last_page: 1 } } }
        : { body: { data: file } },
    (context) => faultyRows(context, url, "7"),
  );
  expect(await (result as Response).text()).toBe(
    "Cod;Stoc;Motivul refuzului\r\n'=cmd|' /C calc'!A0;;Stoc: Lipsește.\r\n",
  );
});
