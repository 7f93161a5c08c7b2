import { describe, expect, it } from "vitest";
import { readList } from "../list-address.ts";
import type { ListShape } from "../list-address.ts";
import { actOnSelection } from "./act-on.server.ts";
import type { BulkRow } from "./bulk-answer.ts";
import { actionOf, listField, selectionOf } from "./selection.ts";

const shape: ListShape = {
  columns: [{ key: "numar", label: "Număr", isSortable: true, isName: true }],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: [{ value: "new", label: "nouă" }] },
    { key: "q", label: "Text", kind: "text", verb: "conține" },
  ],
  sort: { by: "numar", isDescending: true },
};
const aForm = (...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

describe("selection", () => {
  it("the selection consists of the distinct ids of the ticked rows", () => {
    const form = aForm(["act", "confirm"], ["id", "4"], ["id", "7"], ["id", "4"], ["id", "-1"], ["id", "x"]);
    expect([actionOf(form), selectionOf(form, shape)]).toEqual(["confirm", { ids: [4, 7] }]);
  });

  it("the selection can be the whole filtered list, which ignores ticked rows", () => {
    const state = readList(shape, new URLSearchParams("stare=new&q=ana&pagina=3&ordine=numar"));
    const form = aForm(["whole", "1"], ["list", listField(shape, state)], ["id", "4"]);
    expect(selectionOf(form, shape)).toEqual({ whole: { stare: "new", q: "ana" } });
  });

  it("the selection can be the whole unfiltered list", () => {
    const state = readList(shape, new URLSearchParams("?stare=pierduta&coloane=numar"));
    const form = aForm(["whole", "1"], ["list", listField(shape, state)]);
    expect(selectionOf(form, shape)).toEqual({ whole: {} });
  });

  it.each(["?stare=pierduta", "?q=ana&stare=pierduta", "?client=4"])(
    "the selection is refused if a filter of %s no longer exists",
    (list) => {
      expect(selectionOf(aForm(["whole", "1"], ["list", list]), shape)).toEqual({ isGone: true });
    },
  );

  it("the selection is refused when the form does not identify the list", () => {
    expect(selectionOf(aForm(["whole", "1"]), shape)).toEqual({ isGone: true });
  });
});

describe("batch action", () => {
  const noFilters = async () => ({ ok: true as const, data: [] as number[] });
  const allOk = (ids: number[]): BulkRow[] => ids.map((id) => ({ id, ok: true }));
  const doneMessage = (done: number) => `${done} gata`;

  it("a batch action sends ids in calls of 200 and reports refused rows", async () => {
    const parts: number[] = [];
    const { data, init } = await actOnSelection({
      selection: { whole: { stare: "new" } },
      resolve: async () => ({ ok: true, data: Array.from({ length: 450 }, (_, index) => index + 1) }),
      act: async (ids) => {
        parts.push(ids.length);
        const data = allOk(ids).map((row) =>
          row.id === 201 ? { id: 201, name: "100201", ok: false, why: "Nu are adresă." } : row,
        );
        return { ok: true, data };
      },
      doneMessage,
    });
    expect([parts, init?.status]).toEqual([[200, 200, 50], 200]);
    expect(data).toEqual({
      form: "selection",
      done: 449,
      message: "449 gata",
      refused: [{ id: 201, name: "100201", why: "Nu are adresă." }],
      stopped: null,
    });
  });

  it("a batch action stops when a call fails, and counts rows not attempted", async () => {
    let calls = 0;
    const { data } = await actOnSelection({
      selection: { ids: Array.from({ length: 300 }, (_, index) => index + 1) },
      resolve: noFilters,
      act: async (ids) => (++calls === 1 ? { ok: true, data: allOk(ids) } : { ok: false, status: 503 }),
      doneMessage,
    });
    expect(data).toMatchObject({
      done: 200,
      stopped: { why: "Serviciul nu este disponibil momentan.", left: 100 },
    });
  });

  it("a batch action without selected rows only returns a message", async () => {
    const act = async (): Promise<never> => Promise.reject(new Error("asked"));
    const { data, init } = await actOnSelection({
      selection: { ids: [] },
      resolve: noFilters,
      act,
      doneMessage,
    });
    expect([init?.status, data.stopped]).toEqual([422, { why: "Alege cel puțin un rând.", left: 0 }]);
  });
});
