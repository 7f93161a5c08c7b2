import { buttonClass } from "@curat/ui/button/button.tsx";
import { useLayoutData } from "../../session/layout-data.ts";
import { texts } from "./texts.ts";

interface PayLinkProps {
  url: string | null;
  /** Order number for screen readers, needed on pages with several orders. */
  number?: string;
}

export function PayLink({ url, number }: PayLinkProps) {
  const hasOwnApi = useLayoutData()?.hasOwnApi;
  if (!url || !hasOwnApi) return null;
  return (
    <a href={url} className={buttonClass()}>
      {texts.pay}
      {number && <span className="visually-hidden">{` ${number}`}</span>}
    </a>
  );
}
