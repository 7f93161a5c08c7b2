import { Status } from "@curat/ui/status/status.tsx";
import { stateOf } from "./products-shape.ts";
import { texts } from "./texts.ts";

const VARIANTS = { published: "good", unpublished: "open", archived: "ended" } as const;

/** Where a product stands, in words and colour. */
export function ProductState({ product }: { product: Parameters<typeof stateOf>[0] }) {
  const state = stateOf(product);
  return <Status text={texts.states[state]} variant={VARIANTS[state]} />;
}
