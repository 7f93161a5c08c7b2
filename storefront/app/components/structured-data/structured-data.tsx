import { inScript } from "@curat/contract/script-json.values";

/** What a page says to search engines, in the words of schema.org. */
export function StructuredData({ graph }: { graph: object }) {
  const json = inScript(JSON.stringify(graph));
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
