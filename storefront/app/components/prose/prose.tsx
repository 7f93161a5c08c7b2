import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { texts } from "./texts.ts";

interface ProseProps {
  html: string;
  className?: string | undefined;
}

/**
 * Text written in an editor. The first collapsible section starts open, as a hint that the others can be
 * opened.
 */
export function Prose({ html, className = "" }: ProseProps) {
  return <TrustedHtml as="div" className={`prose ${className}`} html={withScrollers(withFirstOpen(html))} />;
}

function withFirstOpen(html: string): string {
  return html.replace("<details>", "<details open>");
}

/** Wraps each table in a scroller. The API's sanitizer guarantees that tables are complete. */
export function withScrollers(html: string): string {
  return html.replaceAll(
    /<table[\s>][\s\S]*?<\/table>/g,
    (table) =>
      `<div class="table" role="group" aria-label="${attribute(texts.table)}" tabindex="0">${table}</div>`,
  );
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
