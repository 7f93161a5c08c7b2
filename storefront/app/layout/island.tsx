import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use } from "react";

export interface IslandHtml {
  menu: string;
  /** Text from the editor, shown above the footer. */
  footerText: string;
  footer: string;
}

const IslandContext = createContext<IslandHtml | undefined>(undefined);

/** Provides the islands' HTML to server rendering. It is not part of the loader data and is not hydrated. */
export const Islands = IslandContext;

const stored = new Map<keyof IslandHtml, string>();

/**
 * Returns an island's HTML in the document. It is read before hydration, and cached in case React re-creates
 * the layout.
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
  /** A template is not displayed. It keeps the island's HTML for pages that show it. */
  as?: "div" | "template";
}

/**
 * A part of the layout that stays as it was in the document. React neither renders nor changes its content.
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
