import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { createContext, use, useEffect } from "react";
import { HYDRATED, PAGE_DATA } from "./page-data.ts";
import { VisitorSlot } from "../session/visitor-slot.tsx";
import { VISITOR_DATA } from "../session/visitor-data.ts";

interface PageScriptsData {
  data: string;
  starter: string;
}

/** Undefined on pages without scripts. */
export const PageScriptsContext = createContext<PageScriptsData | undefined>(undefined);

/**
 * The document's only scripts. They contain no inline code, so that the CSP needs no nonce (decision 0088).
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
