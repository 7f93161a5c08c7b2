import { useNonce } from "../../nonce.tsx";
import { productGraph } from "./product-graph.ts";
import type { ProductView } from "./product-view.ts";

/** Structured data for search engines (browsing spec, section 2: Product page). */
export function JsonLd({ product }: { product: ProductView }) {
  // A closing tag inside a product's text must not end the element.
  const json = JSON.stringify(productGraph(product)).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
