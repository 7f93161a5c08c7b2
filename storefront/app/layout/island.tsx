import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use } from "react";

export interface IslandHtml {
  menu: string;
  /** The editor's text above the footer. */
  footerText: string;
  footer: string;
}

const IslandContext = createContext<IslandHtml | undefined>(undefined);

/** Gives the server's rendering the islands' HTML, which is no loader data and is not hydrated. */
export const Islands = IslandContext;

const kept = new Map<keyof IslandHtml, string>();

/** What the document brought, read before React hydrates and kept when React builds the layout anew. */
function htmlInDocument(name: keyof IslandHtml): string {
  const known = kept.get(name);
  if (known !== undefined || typeof document === "undefined") return known ?? "";
  const html = document.getElementById(idOf(name))?.innerHTML ?? "";
  kept.set(name, html);
  return html;
}

interface IslandProps {
  name: keyof IslandHtml;
  className?: string;
  /** A template shows nothing: it only brings the part along for the pages that show it. */
  as?: "div" | "template";
}

/** A part of the layout as it came with the document: React neither builds nor touches what is inside. */
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
