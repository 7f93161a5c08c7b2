/** The hearts of a page that was rendered for the model customer, who likes nothing. */
import type { ReactNode } from "react";
import { FavouriteToggle } from "../../components/favourite/favourite-toggle.tsx";
import { texts } from "../../components/favourite/texts.ts";
import { unescapeAttribute } from "./escape-attribute.ts";
import type { HeartSlot, Place } from "./slots.server.tsx";

const HEART = /<form\b[^>]* action="\/favorite\/actiune"[^>]*>.*?<\/form>/gs;
const END = "</form>";

/**
 * Where they stand, each as its component renders it for who likes the product; undefined where the component says of one of
 * them something else than the page.
 */
export function findHearts(
  html: string,
  htmlOf: (element: ReactNode) => string,
): Place<HeartSlot>[] | undefined {
  const found = [...html.matchAll(HEART)];
  const read = found.map(([form]) => readHeart(form));
  if (found.length === 0) return [];
  const render = (isLiked: boolean): string[] =>
    htmlOf(read.map((heart, index) => <FavouriteToggle key={index} {...heart} isLiked={isLiked} />))
      .split(END)
      .map((form) => form + END);
  const [liked, unliked] = [render(true), render(false)];
  const places = found.map(({ 0: form, index }, at) => ({
    slot: { productId: read[at]?.productId ?? 0, liked: liked[at] ?? "", unliked: form },
    start: index,
    end: index + form.length,
  }));
  return places.every(({ slot }, at) => slot.unliked === unliked[at]) ? places : undefined;
}

function readHeart(form: string) {
  const label = unescapeAttribute(/ aria-label="([^"]*)"/.exec(form)?.[1] ?? "");
  return {
    productId: Number(/ name="productID" value="(\d+)"/.exec(form)?.[1]),
    name: label.slice(`${texts.add}: `.length),
    variant: form.includes(`></button>`) ? ("card" as const) : ("button" as const),
  };
}
