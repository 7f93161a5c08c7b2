import { expect, it } from "vitest";
import type { AddedLine } from "@curat/contract/cart";
import { linesNotices } from "./lines-notices.ts";

const added = (productid: number): AddedLine => ({
  productid,
  product: "Săpun",
  asked: 2,
  added: 2,
  outcome: "added",
});
const soldOut = (productid: number): AddedLine => ({
  productid,
  product: `Clor ${productid}`,
  asked: 2,
  added: 0,
  outcome: "refused",
  message: "Produsul nu este în stoc.",
});
const textsOf = (...requested: Parameters<typeof linesNotices>) =>
  linesNotices(...requested).map(({ text }) => text);

it("notices report the number of added lines, the first refused lines with reasons, and the number of other refused lines", () => {
  const lines = [added(1), added(2), ...[3, 4, 5, 6, 7].map(soldOut)];
  expect(textsOf(lines)).toEqual([
    "Am adăugat 2 produse în coș.",
    "Clor 3: produsul nu este în stoc.",
    "Clor 4: produsul nu este în stoc.",
    "Clor 5: produsul nu este în stoc.",
    "Încă 2 produse nu au putut fi adăugate în cantitatea dorită.",
  ]);
});

it("notices have different texts for no lines, one line and a repeated submission", () => {
  expect(textsOf([soldOut(1)])[0]).toBe("Niciun produs nu a putut fi adăugat în coș.");
  expect(textsOf([added(1)])).toEqual(["Am adăugat un produs în coș."]);
  expect(textsOf([added(1), added(2)], { isRepeated: true })).toEqual([
    "2 produse sunt deja în coș: nu le-am adăugat a doua oară.",
  ]);
});
