import { buttonClass } from "@curat/ui/button/button.tsx";
import { useLayoutData } from "../../session/layout-data.ts";
import { texts } from "./texts.ts";

interface PayLinkProps {
  /** Null for an order that has nothing left to pay. */
  url: string | null;
  /** Read out where a page lists several orders. */
  number?: string;
}

/** The link to an order's payment page, which only our own API can fill. */
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
