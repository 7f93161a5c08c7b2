import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { forgetReturn, hasComeBack, watchReturns } from "./came-back.ts";

/** A page that comes back by the browser's Back or Forward shows at once what it showed, then the cart and the lists of now. (decision 0088) */
export function ReturnedPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const renew = (): void => {
      if (hasComeBack()) void revalidate().finally(forgetReturn);
    };
    renew();
    return watchReturns(window, renew);
  }, [revalidate]);
  return null;
}
