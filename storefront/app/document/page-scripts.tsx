import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use, useEffect } from "react";
import { HYDRATED, PAGE_DATA } from "./page-data.ts";
import { VisitorSlot } from "../session/visitor-slot.tsx";
import { VISITOR_DATA } from "../session/visitor-data.ts";

interface PageScriptsData {
  data: string;
  starter: string;
}

/** Provides the document's script data to server rendering; absent on pages without scripts. */
export const PageScriptsContext = createContext<PageScriptsData | undefined>(undefined);

/**
 * Renders the only scripts of a document: page data, visitor data and the bootstrap script. They contain no
 * inline code, so the CSP needs no nonce (decision 0088). In the browser, signals that React has hydrated the
 * page.
 */
export function PageScripts() {
  const fromServer = use(PageScriptsContext);
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <>
      <VisitorSlot name="data">
        <TrustedHtml as="script" id={VISITOR_DATA} type="application/json" suppressHydrationWarning html="" />
      </VisitorSlot>
      <TrustedHtml
        as="script"
        id={PAGE_DATA}
        type="application/json"
        suppressHydrationWarning
        html={fromServer?.data ?? ""}
      />
      <script type="module" src={fromServer?.starter} suppressHydrationWarning />
    </>
  );
}
