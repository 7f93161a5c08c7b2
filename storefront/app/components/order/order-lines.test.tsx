import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderLines } from "./order-lines.tsx";
import type { OrderLine } from "./order-view.ts";

const soap: OrderLine = {
  name: "Săpun lichid",
  url: null,
  picture: null,
  code: "SPU-016208",
  quantity: 1,
  unit: "buc.",
  price: 8.5,
  subtotal: 8.5,
  isGift: false,
  bundle: null,
  priceReason: "",
};

it('a gift is shown as "Gratuit", not with a price of 0', () => {
  const gift = renderToStaticMarkup(
    <OrderLines lines={[{ ...soap, price: 0, subtotal: 0, isGift: true }]} />,
  );
  expect(gift).toContain("cadou");
  expect(gift).toContain("Gratuit");
  expect(gift).not.toContain(" lei");
  const bought = renderToStaticMarkup(<OrderLines lines={[soap]} />);
  expect(bought).not.toContain("Gratuit");
});

it("a product bought in a bundle names the bundle", () => {
  const part = renderToStaticMarkup(<OrderLines lines={[{ ...soap, bundle: "Pachet birou curat" }]} />);
  expect(part).toContain("din „Pachet birou curat”");
  expect(renderToStaticMarkup(<OrderLines lines={[soap]} />)).not.toContain("din „");
});

it("a company's line shows its value without VAT first", () => {
  const text = (lines: OrderLine[]) =>
    renderToStaticMarkup(<OrderLines lines={lines} />).replaceAll(/<[^>]*>/g, " ");
  expect(text([{ ...soap, net: 7.02 }])).toMatch(/× .*cu TVA.*7.*fără TVA.*8.*cu TVA/s);
  expect(text([soap])).not.toContain("TVA");
});
