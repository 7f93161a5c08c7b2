import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use } from "react";
import { type SlotMarks, SlotMarksContext } from "../../session/visitor-slot.tsx";
import { useLayoutData } from "../../session/layout-data.ts";
import type { LayoutData } from "../../session/layout-data.ts";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardProps } from "./product-card.tsx";

/** A card's HTML, letter for letter what it renders; undefined where it has to be rendered in its place. */
export type KeptCard = (
  card: ProductCardProps,
  layout: LayoutData | undefined,
  marks?: SlotMarks,
) => string | undefined;

/** Gives the server's rendering the cards that it knows (kept-cards.server.tsx). */
export const KeptCards = createContext<KeptCard | undefined>(undefined);

/** A product's line in a list of cards. In the browser a card is rendered like everything; the document has its HTML. */
export function CardPlace(card: ProductCardProps) {
  const keptCard = use(KeptCards);
  const layout = useLayoutData();
  const marks = use(SlotMarksContext);
  const html = keptCard?.(card, layout, marks);
  if (html !== undefined) return <TrustedHtml as="li" html={html} />;
  return (
    <li>
      <ProductCard {...card} />
    </li>
  );
}
