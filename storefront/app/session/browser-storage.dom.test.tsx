import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MemoryRouter } from "react-router";
import { localMemory, tabMemory } from "./browser-storage.ts";
import type { LayoutData } from "./layout-data.ts";
import { SessionMemory } from "./session-memory.tsx";

afterEach(() => vi.restoreAllMocks());

/** Makes every access to storage throw, as browsers do when cookies are blocked. */
function forbidStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const)
    vi.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
}

it("browser storage stores values, and returns null without an error if storage is blocked", () => {
  localMemory.setItem("a", "1");
  expect(localMemory.getItem("a")).toBe("1");
  localMemory.removeItem("a");
  expect(localMemory.getItem("a")).toBeNull();
  forbidStorage();
  for (const memory of [localMemory, tabMemory]) {
    memory.setItem("a", "1");
    memory.removeItem("a");
    expect(memory.getItem("a")).toBeNull();
  }
});

it("a page works for a visitor who blocks cookies", () => {
  forbidStorage();
  const layout = { customer: null } as unknown as LayoutData;
  const { getByText } = render(
    <MemoryRouter>
      <SessionMemory layout={layout} isFound />
      <p>Pagina</p>
    </MemoryRouter>,
  );
  expect(getByText("Pagina")).toBeTruthy();
});
