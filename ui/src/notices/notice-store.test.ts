import { describe, expect, it, vi } from "vitest";
import { createNoticeStore } from "./notice-store.ts";

describe("notices", () => {
  it("shows an identical one once, and again after it left", () => {
    const store = createNoticeStore();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.add({ kind: "success", text: "Salvat" });
    store.add({ kind: "success", text: "Salvat" });
    expect(store.get()).toHaveLength(1);
    store.remove(store.get()[0]?.key ?? 0);
    store.add({ kind: "success", text: "Salvat" });
    expect(store.get()).toHaveLength(1);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("drops the errors of before and keeps what went well", () => {
    const store = createNoticeStore();
    store.add({ kind: "error", text: "comanda nu a putut fi trimisa." });
    store.add({ kind: "success", text: "Salvat" });
    store.dropErrors();
    expect(store.get().map(({ text }) => text)).toEqual(["Salvat"]);
  });
});
