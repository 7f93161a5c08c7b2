import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { useLocation } from "react-router";
import { inScript } from "@curat/contract/script-json.values";

interface StructuredDataProps {
  /**
   * The schema.org graph, built only on the server (`import.meta.env.SSR`), so that no page loads the code
   * for it.
   */
  graph: object | undefined;
}

/**
 * A page's schema.org data. Crawlers load whole documents, so client-side navigation removes the data and
 * adds none.
 */
export function StructuredData({ graph }: StructuredDataProps) {
  const { key } = useLocation();
  const json = graph ? inScript(JSON.stringify(graph)) : "";
  return (
    <TrustedHtml as="script" key={key} type="application/ld+json" suppressHydrationWarning html={json} />
  );
}
