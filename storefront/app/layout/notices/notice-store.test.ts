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
});
