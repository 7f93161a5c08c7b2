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
  // As much of a cart as stands beside the button.
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
/** What a screen reader is told of by itself. */
const spoken = (html: string): string =>
  (/<output[^>]*>(.*?)<\/output>/s.exec(html)?.[1] ?? "").replaceAll(/<[^>]+>/g, " ").trim();

it("tells a screen reader the new total once the cart is what is shown", () => {
  expect(spoken(shown())).toMatch(/^Total de plată\s+1234,50 lei$/);
  expect(spoken(shown({ isChanging: true }))).toBe("Se actualizează coșul…");
});

it("says before the order who sells, and what the law guarantees", () => {
  const html = shown();
  expect(html).toContain("CUI RO99001129");
  expect(html).toContain("Produsele au garanție legală de conformitate de 2 ani.");
  expect(html).toContain("te poți retrage din contract în 14 zile de la primire.");
});

it("says why the order waits for a product that sold out", () => {
  expect(shown()).not.toContain("stocul epuizat");
  expect(shown({ isOutOfStock: true })).toContain(
    "Comanda nu poate fi trimisă cât timp un produs din coș are stocul epuizat.",
  );
});
