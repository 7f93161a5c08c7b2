import { Suspense, use } from "react";
import { ProductRail } from "../../components/product-rail/product-rail.tsx";
import type { RelatedGroup } from "./load.server.ts";

/** Similar products and those of the same brand; they come after the page, and their failure shows nothing. */
export function RelatedRails({ related }: { related: Promise<RelatedGroup[]> }) {
  return (
    <Suspense>
      <Rails related={related} />
    </Suspense>
  );
}

function Rails({ related }: { related: Promise<RelatedGroup[]> }) {
  return use(related).map(({ title, cards }) => <ProductRail key={title} title={title} cards={cards} />);
}
