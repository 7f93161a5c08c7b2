import { Suspense, use } from "react";
import { ProductRail } from "../../components/product-rail/product-rail.tsx";
import type { RelatedGroup } from "./load.server.ts";

/** Rails with related products. Slow ones appear after the page; failed ones are omitted. */
export function RelatedRails({ related }: { related: RelatedGroup[] | Promise<RelatedGroup[]> }) {
  if (Array.isArray(related)) return <Rails groups={related} />;
  return (
    <Suspense>
      <LateRails related={related} />
    </Suspense>
  );
}

function LateRails({ related }: { related: Promise<RelatedGroup[]> }) {
  return <Rails groups={use(related)} />;
}

/** Minimum number of products in a rail. A wide window shows five. */
const FEWEST = 4;

function Rails({ groups }: { groups: RelatedGroup[] }) {
  return groups
    .filter(({ cards }) => cards.length >= FEWEST)
    .map(({ title, cards }) => <ProductRail key={title} title={title} cards={cards} />);
}
