import { Status } from "@curat/ui/status/status.tsx";

export const PRODUCT_STATES = { published: "publicat", unpublished: "nepublicat", archived: "arhivat" };

const VARIANTS = { published: "good", unpublished: "open", archived: "ended" } as const;

export function ProductState({ product }: { product: Parameters<typeof stateOf>[0] }) {
  const state = stateOf(product);
  return <Status text={PRODUCT_STATES[state]} variant={VARIANTS[state]} />;
}

interface CurrentState {
  is_published: boolean;
  is_archived: boolean;
}

/** Returns a product's state. Archived takes precedence over published. */
export function stateOf({ is_published, is_archived }: CurrentState): keyof typeof PRODUCT_STATES {
  if (is_archived) return "archived";
  return is_published ? "published" : "unpublished";
}
