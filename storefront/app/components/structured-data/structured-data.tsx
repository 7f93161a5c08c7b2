/** What a page says to search engines, in the words of schema.org. */
export function StructuredData({ graph }: { graph: object }) {
  // A closing tag inside a text must not end the element.
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
