import { describe, expect, it, vi } from "vitest";
import { createNoticeStore } from "./notice-store.ts";

const saved = { kind: "success", text: "Salvat" } as const;
const failed = { kind: "error", text: "comanda nu a putut fi trimisa." } as const;

describe("notices", () => {
  it("the notice store shows identical notices once", () => {
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

  it("the notice store drops earlier errors and keeps success notices", () => {
    const store = createNoticeStore();
    store.add({ kind: "error", text: "comanda nu a putut fi trimisa." });
    store.add({ kind: "success", text: "Salvat" });
    store.dropErrors();
    expect(store.get().map(({ text }) => text)).toEqual(["Salvat"]);
  });

  it("the notice store replaces notices with those of a new action", () => {
    const store = createNoticeStore();
    store.add(saved);
    store.add(failed);
    const [first] = store.get();
    store.answer([saved, { kind: "error", text: "Stocul s-a terminat." }]);
    expect(store.get().map(({ text }) => text)).toEqual(["Salvat", "Stocul s-a terminat."]);
    expect(store.get()[0]).toBe(first);
  });

  it("clearing the notice store also removes notices from the document", () => {
    const store = createNoticeStore();
    store.add(saved);
    expect(store.hasEnded()).toBe(false);
    store.clear();
    expect([store.get(), store.hasEnded()]).toEqual([[], true]);
  });

  it("an edit removes notices that were shown for two seconds", () => {
    let now = 0;
    const store = createNoticeStore(() => now);
    store.add(failed);
    now = 1999;
    store.dropSeen();
    expect(store.get()).toHaveLength(1);
    now = 2000;
    store.add(saved);
    store.dropSeen();
    expect(store.get().map(({ text }) => text)).toEqual(["Salvat"]);
  });
});
