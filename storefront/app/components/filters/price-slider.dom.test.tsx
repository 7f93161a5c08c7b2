import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PriceChoice } from "./price-range.ts";
import { PriceSlider } from "./price-slider.tsx";

afterEach(cleanup);

function aSlider(choice: PriceChoice = {}) {
  const onChoose = vi.fn<(choice: PriceChoice) => void>();
  render(<PriceSlider scale={{ low: 0, high: 60, isOpenEnded: true }} choice={choice} onChoose={onChoose} />);
  return onChoose;
}
const thumb = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
const move = (name: string, place: number) => fireEvent.change(thumb(name), { target: { value: place } });

it("the price slider announces both ends in lei, and an open upper end as '60+'", () => {
  aSlider();
  expect(thumb("Preț minim").getAttribute("aria-valuetext")).toBe("0 lei");
  expect(thumb("Preț maxim").getAttribute("aria-valuetext")).toBe("60+ lei");
});

it("the price slider's upper end shows the chosen price, and the end of the scale after clearing", () => {
  const { rerender } = render(
    <PriceSlider
      scale={{ low: 0, high: 60, isOpenEnded: true }}
      choice={{ from: 10, to: 50 }}
      onChoose={vi.fn<(choice: PriceChoice) => void>()}
    />,
  );
  expect(thumb("Preț maxim").getAttribute("aria-valuetext")).toBe("50 lei");
  rerender(
    <PriceSlider
      scale={{ low: 0, high: 60, isOpenEnded: true }}
      choice={{}}
      onChoose={vi.fn<(choice: PriceChoice) => void>()}
    />,
  );
  expect(thumb("Preț maxim").getAttribute("aria-valuetext")).toBe("60+ lei");
  expect(thumb("Preț maxim").value).toBe(thumb("Preț maxim").max);
});

it("the price slider moves one end without changing the other, and the ends never cross", () => {
  const onChoose = aSlider({ from: 10, to: 50 });
  move("Preț maxim", Number(thumb("Preț maxim").value) - 1);
  expect(onChoose).toHaveBeenLastCalledWith({ from: 10, to: 49 });
  move("Preț minim", Number(thumb("Preț minim").max));
  expect(onChoose).toHaveBeenLastCalledWith({ from: 50, to: 50 });
});
