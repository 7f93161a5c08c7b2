import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { forgetReturn, hasComeBack, watchReturns } from "./bfcache-restore.ts";

/** Reloads the data of a page that Back or Forward restored (decision 0088). */
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
