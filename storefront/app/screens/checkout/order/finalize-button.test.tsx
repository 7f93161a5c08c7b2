import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { CartView } from "../../../session/cart/cart-view.ts";
import { Finalize } from "./finalize.tsx";

const seller = {
  company: "Curat Distribuție S.R.L.",
  cui: "RO99001129",
  registry: "J12/999999/2009",
  address: "Str. Fabricii de Săpun nr. 18, Cluj-Napoca",
};

function shown({ isChanging = false, isOutOfStock = false } = {}): string {
  const cart = { lines: [{ isOutOfStock }], totals: { total: 1234.5 } } as unknown as CartView;
  const element = (
    <Finalize
      cart={cart}
      isChanging={isChanging}
      isSending={false}
      values={{}}
      errors={undefined}
      seller={seller as never}
    />
  );
  const router = createMemoryRouter([{ path: "*", element }], { hydrationData: {} });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const spoken = (html: string): string =>
  (/<output[^>]*>(.*?)<\/output>/s.exec(html)?.[1] ?? "").replaceAll(/<[^>]+>/g, " ").trim();

it("the order button's live region contains the total, or a message while the cart is being updated", () => {
  expect(spoken(shown())).toMatch(/^Total de plată\s+1234,50 lei$/);
  expect(spoken(shown({ isChanging: true }))).toBe("Se actualizează coșul…");
});

it("the seller and the legal rights are shown before the order button", () => {
  const html = shown();
  expect(html).toContain("CUI RO99001129");
  expect(html).toContain("Produsele au garanție legală de conformitate de 2 ani.");
  expect(html).toContain("te poți retrage din contract în 14 zile de la primire.");
});

it("the order button explains why the order is blocked by a sold-out product", () => {
  expect(shown()).not.toContain("stocul epuizat");
  expect(shown({ isOutOfStock: true })).toContain(
    "Elimină din coș produsele cu stoc epuizat ca să poți trimite comanda.",
  );
});
