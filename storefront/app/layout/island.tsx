import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use } from "react";

export interface IslandHtml {
  menu: string;
  /** The editor's text above the footer. */
  footerText: string;
  footer: string;
}

const IslandContext = createContext<IslandHtml | undefined>(undefined);

/** Provides the islands' HTML to server rendering; it is neither loader data nor hydrated. */
export const Islands = IslandContext;

const stored = new Map<keyof IslandHtml, string>();

/**
 * Returns the HTML from the document, read before hydration and cached for when React re-creates the layout.
 */
function htmlInDocument(name: keyof IslandHtml): string {
  const known = stored.get(name);
  if (known !== undefined || typeof document === "undefined") return known ?? "";
  const html = document.getElementById(idOf(name))?.innerHTML ?? "";
  stored.set(name, html);
  return html;
}

interface IslandProps {
  name: keyof IslandHtml;
  className?: string;
  /** A template is not displayed: it only carries the island for pages that show it. */
  as?: "div" | "template";
}

/**
 * A part of the layout that stays as the document delivered it: React neither renders nor changes its
 * content.
 */
export function Island({ name, className, as = "div" }: IslandProps) {
  const fromServer = use(IslandContext);
  return (
    <TrustedHtml
      as={as}
      id={idOf(name)}
      className={className}
      suppressHydrationWarning
      html={fromServer?.[name] ?? htmlInDocument(name)}
    />
  );
}

function idOf(name: keyof IslandHtml): string {
  return `${name}-island`;
}
