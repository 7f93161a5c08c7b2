import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Cart, CartItem } from "@curat/contract/cart";
import { CartDropdown } from "./header/cart-dropdown.tsx";
import { toCartSummary } from "./load-layout.server.ts";

const goods = { product_type: "product", voucher_code: null, is_gift: false, url: "/savon", pic: null };
const item = (id: number, product: string, more: Partial<CartItem>) => ({
  id,
  product,
  quantity: 1,
  ...goods,
  ...more,
});
const option = (deliveryCode: string, courierDeliveryTax: number) => ({ deliveryCode, courierDeliveryTax });

function aCart(more: Partial<Cart> = {}): Cart {
  return {
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
    // As much of a cart as the layout reads.
  } as unknown as Cart;
}

const shown = (cart: Cart): string => {
  const page = () => <CartDropdown cart={toCartSummary(cart)} />;
  const router = createMemoryRouter([{ path: "/", Component: page }]);
  const text = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(
    /<span aria-hidden="true">.*?<\/sup> lei<\/span>/g,
    "",
  );
  return text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
};

describe("the header's cart", () => {
  it("tells what was put in, and the cheapest delivery apart until one is chosen", () => {
    expect(toCartSummary(aCart())).toMatchObject({
      goods: 12.51,
      delivery: { price: 12.99, isChosen: false },
      fee: 0,
      count: 2,
    });
    expect(shown(aCart())).toMatch(/Produse 12,51 lei plus livrare de la 12,99 lei/);
  });

  it("names delivery and fee that were chosen, and still none of them in its sum", () => {
    const fee = item(-1, "Taxă ramburs", { product_type: "handling_charge", subtotal: 5 });
    const cart = aCart({ chosen: { delivery: true, payment: true } });
    const charged = { ...cart, cartitems: [...cart.cartitems, fee as CartItem] };
    expect(toCartSummary(charged)).toMatchObject({
      goods: 12.51,
      delivery: { price: 17.99, isChosen: true },
      fee: 5,
    });
    expect(shown(charged)).toMatch(/Produse 12,51 lei plus livrare 17,99 lei plus taxă ramburs 5,00 lei/);
    expect(shown(charged)).not.toContain("Elimină Taxă ramburs");
  });

  it("says that the delivery is free, and takes a silent provider's choice for made", () => {
    const free = {
      delivery_options: [option("SAMEDAY_HOME", 0)],
      totals: { grandtotal: 300, total_delivery: 0, total_vat: 52 },
    };
    expect(shown(aCart(free as Partial<Cart>))).toContain("Livrare gratuită");
    const { chosen: _, ...silent } = aCart();
    expect(toCartSummary(silent).delivery).toEqual({ price: 17.99, isChosen: true });
  });

  it("is empty with the specified sentence", () => {
    expect(shown(aCart({ cartitems: [] }))).toContain("Cosul tau este gol");
  });
});
