import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { foldMenu } from "./fold-menu.ts";

beforeEach(() => {
  document.body.innerHTML = `<details data-drawer><summary>Meniu</summary>
    <details name="mega-menu" open><summary>Hârtie</summary></details>
    <details name="mega-menu"><summary>Saci</summary></details></details>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const opened = (): number => document.querySelectorAll('details[name="mega-menu"][open]').length;

function foldAt(isPhone: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  foldMenu(document);
}

it("folds the first group of a phone's menu, and of no other's", () => {
  foldAt(false);
  expect(opened()).toBe(1);
  foldAt(true);
  expect(opened()).toBe(0);
});

it("moves nothing in a menu that is open already", () => {
  document.querySelector("[data-drawer]")?.setAttribute("open", "");
  foldAt(true);
  expect(opened()).toBe(1);
});
