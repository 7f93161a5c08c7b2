import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Cart, CartItem } from "@curat/contract/cart";
import { CartDropdown } from "./header/cart-dropdown.tsx";
import { toCartSummary } from "../session/cart/cart-summary.ts";
import { toCartView } from "../session/cart/cart-view.ts";
import { aCart, anItem } from "../testing/a-cart.ts";

const item = (id: number, product: string, more: Partial<CartItem>) =>
  anItem({ id, product, quantity: 1, ...more });
const option = (deliveryCode: string, courierDeliveryTax: number) => ({
  deliveryId: 1,
  deliveryDescription: deliveryCode,
  deliveryCode,
  courierDeliveryTax,
});

function aFilledCart(more: Partial<Cart> = {}): Cart {
  return aCart({
    cartitems: [
      item(1, "Săpun", { quantity: 2, subtotal: 13.9 }),
      item(-1001, "Burete", { product_type: "gift", is_gift: true, subtotal: 0 }),
      item(-2, "Reducere", { product_type: "voucher", voucher_code: "CURAT10", subtotal: -1.39 }),
    ],
    delivery_options: [
      option("SAMEDAY_HOME", 17.99),
      option("SAMEDAY_EASYBOX", 12.99),
      option("STORE_PICKUP", 0),
    ],
    totals: { grandtotal: 30.5, total_delivery: 17.99, total_vat: 5 },
    chosen: { delivery: false, payment: false },
    ...more,
  });
}

const summaryOf = (cart: Cart) => toCartSummary(toCartView(cart));

const shown = (cart: Cart): string => {
  const page = () => <CartDropdown cart={summaryOf(cart)} />;
  const router = createMemoryRouter([{ path: "/", Component: page }]);
  const text = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(
    /<span aria-hidden="true">.*?<\/sup> lei<\/span>/g,
    "",
  );
  return text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
};

describe("the header's cart", () => {
  it("the header's cart shows the products' total separately from the cheapest delivery", () => {
    expect(summaryOf(aFilledCart())).toMatchObject({
      goods: 12.51,
      delivery: { price: 12.99, isChosen: false },
      fee: 0,
      count: 2,
    });
    expect(shown(aFilledCart())).toMatch(/Produse 12,51 lei plus livrare de la 12,99 lei/);
  });

  it("the header's cart shows the chosen delivery and the fee without adding them to its total", () => {
    const fee = item(-1, "Taxă ramburs", { product_type: "handling_charge", subtotal: 5 });
    const cart = aFilledCart({ chosen: { delivery: true, payment: true } });
    const charged = { ...cart, cartitems: [...cart.cartitems, fee] };
    expect(summaryOf(charged)).toMatchObject({
      goods: 12.51,
      delivery: { price: 17.99, isChosen: true },
      fee: 5,
    });
    expect(shown(charged)).toMatch(/Produse 12,51 lei plus livrare 17,99 lei plus taxă ramburs 5,00 lei/);
    expect(shown(charged)).not.toContain("Elimină Taxă ramburs");
  });

  it("the cart in the header shows a company's amounts without VAT first", () => {
    const cart = aFilledCart({
      totals: { ...aFilledCart().totals, grandtotal_net: 25.21, delivery_net: 14.87 },
    });
    const nets = [11.49, 0, -1.15];
    const items = cart.cartitems.map((item, at) => ({ ...item, subtotal_net: nets[at] ?? 0 }));
    const text = shown({ ...cart, cartitems: items });
    expect(text).toContain("2 buc. · 11,49 lei fără TVA 13,90 lei cu TVA");
    expect(text).toContain("Produse 10,34 lei fără TVA 12,51 lei cu TVA plus livrare");
    expect(shown(aFilledCart())).not.toContain("TVA");
  });

  it("the header's cart shows free delivery", () => {
    const free = {
      delivery_options: [option("SAMEDAY_HOME", 0)],
      totals: { grandtotal: 300, total_delivery: 0, total_vat: 52 },
    };
    expect(shown(aFilledCart(free as Partial<Cart>))).toContain("Livrare gratuită");
    const { chosen: _, ...silent } = aFilledCart();
    expect(summaryOf(silent).delivery).toEqual({ price: 17.99, isChosen: true });
  });

  it("an empty cart shows the specified sentence in the header", () => {
    const empty = shown(aFilledCart({ cartitems: [] }));
    expect(empty).toContain("Cosul tau este gol");
    expect(empty).not.toContain("Vezi coșul");
  });
});
