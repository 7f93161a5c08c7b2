import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { useLocation } from "react-router";
import { inScript } from "@curat/contract/script-json.values";

interface StructuredDataProps {
  /** Made by the server alone (`import.meta.env.SSR`), so that no page loads what makes it. */
  graph: object | undefined;
}

/**
 * What a page says to search engines, in the words of schema.org. They read documents: a page that the router opens in another's
 * document says nothing, and nothing of the page that was left.
 */
export function StructuredData({ graph }: StructuredDataProps) {
  const { key } = useLocation();
  const json = graph ? inScript(JSON.stringify(graph)) : "";
  return (
    <TrustedHtml as="script" key={key} type="application/ld+json" suppressHydrationWarning html={json} />
  );
}
