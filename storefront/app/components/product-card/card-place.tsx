import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use } from "react";
import { type SlotMarks, SlotMarksContext } from "../../session/visitor-slot.tsx";
import { useLayoutData } from "../../session/layout-data.ts";
import type { LayoutData } from "../../session/layout-data.ts";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardProps } from "./product-card.tsx";

/** Returns a card's cached HTML, which equals React's output, or undefined if React must render the card. */
export type CachedCard = (
  card: ProductCardProps,
  layout: LayoutData | undefined,
  marks?: SlotMarks,
) => string | undefined;

/** Provides the cache of cards during server rendering (cached-cards.server.tsx). */
export const CachedCards = createContext<CachedCard | undefined>(undefined);

/** The `li` of a product in a list of cards. During server rendering it uses cached HTML. */
export function CardPlace(card: ProductCardProps) {
  const cachedCard = use(CachedCards);
  const layout = useLayoutData();
  const marks = use(SlotMarksContext);
  const html = cachedCard?.(card, layout, marks);
  if (html !== undefined) return <TrustedHtml as="li" html={html} />;
  return (
    <li>
      <ProductCard {...card} />
    </li>
  );
}
