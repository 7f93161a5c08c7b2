import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OwnPrice } from "./own-price.tsx";

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

it("a product page explains the customer's price and lists quantity prices", () => {
  const own = {
    public_price: 12.5,
    reason: "Lista „Cantine”: 11.11 lei bucata.",
    steps: [
      { from: 1, price: 11.11 },
      { from: 10, price: 9.99 },
    ],
  };
  const html = renderToStaticMarkup(<OwnPrice own={own} />);
  const text = textOf(html);
  expect(html).toContain("<summary>Prețul tău: cum este calculat</summary>");
  expect(text).toContain("Lista „Cantine”: 11.11 lei bucata.");
  expect(text).toMatch(/Prețul obișnuit: 12\. 50/);
  expect(text).toMatch(/de la 10 buc\. 9\. 99/);
});

it("a product page does not explain the price if one piece costs the public price", () => {
  const own = { public_price: 12.5, reason: "", steps: [{ from: 10, price: 9.99 }] };
  expect(renderToStaticMarkup(<OwnPrice own={own} />)).not.toContain("<details");
});
