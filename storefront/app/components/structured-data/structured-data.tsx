import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { useLocation } from "react-router";
import { inScript } from "@curat/contract/script-json.values";

interface StructuredDataProps {
  /**
   * Build the graph only on the server (`import.meta.env.SSR`), so that browsers do not load the code that builds it.
   */
  graph: object | undefined;
}

/** A page's schema.org data. Client-side navigation adds none, because crawlers load whole documents. */
export function StructuredData({ graph }: StructuredDataProps) {
  const { key } = useLocation();
  const json = graph ? inScript(JSON.stringify(graph)) : "";
  return (
    <TrustedHtml as="script" key={key} type="application/ld+json" suppressHydrationWarning html={json} />
  );
}
