import { fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { aProductItem } from "../../testing/list-answers.ts";
import { ProductRail } from "../../components/product-rail/product-rail.tsx";
import { toCard } from "../../components/product-card/to-card.ts";
import { BlogRow } from "./blog-row.tsx";
import { BucketHero } from "./bucket-hero.tsx";
import { BrandCarousel } from "./brand-carousel.tsx";
import Desk from "./desk.tsx";
import { Hero } from "./hero.tsx";

function intervalsOf(block: ReactNode): unknown[] {
  const timers = vi.spyOn(globalThis, "setInterval");
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: "*", element: block }])} />);
  unmount();
  const intervals = timers.mock.calls.map(([, everyMs]) => everyMs);
  timers.mockRestore();
  return intervals;
}

it("moving the slider fills the bucket and raises the monthly total", () => {
  const item = { ...aProductItem(7), buyable: true, bucket_price: { from: 0.32, to: 0.32 } };
  const surfaces = [{ name: "Gresie", url: "/gresie", cards: [toCard(item)] }];
  const element = <BucketHero title="Găleata" surfaces={surfaces} />;
  const { getByRole, getByText, container } = render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />,
  );
  const levelOf = () => Number(container.querySelector("section")?.style.getPropertyValue("--level"));
  const before = levelOf();
  fireEvent.change(getByRole("slider"), { target: { value: "6" } });
  expect(getByText("circa 76.80 lei pe lună pentru 240 de găleți")).toBeTruthy();
  expect(getByRole("slider").getAttribute("aria-valuetext")).toBe("240 de găleți pe lună");
  expect(levelOf()).toBeGreaterThan(before);
});

it("the desk sums the chosen lines without VAT, and the arrow keys move between quantities", () => {
  const line = { url: "/x", picture: null, isBuyable: true, stockText: "", orderedOn: "2026-11-01" };
  const lines = [
    { ...line, id: 1, name: "Mop", quantity: 2, price: 12.1, net: 10, isChosen: true },
    { ...line, id: 2, name: "Burete", quantity: 3, price: 6.05, net: 5, isChosen: false, daysLeft: 40 },
  ];
  const element = <Desk desk={{ lines, sending: "x" }} />;
  const { getByRole, container } = render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />,
  );
  const sum = () => container.querySelector("output")?.textContent;
  expect(sum()).toContain("20,00 lei fără TVA");
  fireEvent.click(getByRole("checkbox", { name: "Comandă: Burete" }));
  const [first, second] = ["Cantitate: Mop", "Cantitate: Burete"].map((name) =>
    getByRole("textbox", { name }),
  );
  if (!first || !second) throw new Error("There are no quantities.");
  fireEvent.change(second, { target: { value: "4" } });
  expect(sum()).toContain("40,00 lei fără TVA");
  getByRole("button", { name: "Adaugă în coș 2 produse" });
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowDown" });
  expect(document.activeElement).toBe(second);
});

const banner = (title: string) => ({
  title,
  url: "/promotii",
  picture: `/media/${title}`,
  pictureMobile: `/media/${title}`,
});
const POST = { title: "Calcarul", url: "/blog/calcarul", intro: "", picture: null, date: "2026-11-01" };

it("banners advance every 20 s, articles every 12 s, brands every 2.5 s and products never", () => {
  expect(intervalsOf(<Hero banners={[banner("unu"), banner("doi")]} />)).toEqual([20_000]);
  expect(intervalsOf(<BlogRow title="Din blog" url="/blog" articles={[POST]} />)).toEqual([12_000]);
  const brands = [{ name: "Limpido", url: "/marci/limpido", picture: null }];
  expect(intervalsOf(<BrandCarousel title="Branduri" url="/marci" brands={brands} />)).toEqual([2500]);
  expect(intervalsOf(<ProductRail title="Noutăți" cards={[toCard(aProductItem(1))]} />)).toEqual([]);
});
