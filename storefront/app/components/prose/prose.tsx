import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { texts } from "./texts.ts";

interface ProseProps {
  /** Sanitized by the API, on save and on render. */
  html: string;
  className?: string | undefined;
}

/**
 * An editor's text. Its tables stand in scrollers of their own that a keyboard reaches, so that a phone cuts none; of
 * questions the first shows its answer, so that the others are seen to have one.
 */
export function Prose({ html, className = "" }: ProseProps) {
  return <TrustedHtml as="div" className={`prose ${className}`} html={withScrollers(withFirstOpen(html))} />;
}

function withFirstOpen(html: string): string {
  return html.replace("<details>", "<details open>");
}

/** Only whole tables, as the API's sanitizer leaves them. */
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
