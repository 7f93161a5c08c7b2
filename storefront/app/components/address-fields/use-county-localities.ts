import { useState } from "react";
import { useFetcher } from "react-router";
import type { Localities } from "./localities.server.ts";

/** Returns the localities loaded so far, and `load`, which loads those of another county. */
export function useCountyLocalities(initial: Localities[]) {
  const fetcher = useFetcher<Localities>();
  const [known, setKnown] = useState(initial);
  const came = fetcher.data ? [...initial, fetcher.data] : initial;
  const fresh = came.filter(
    ({ countyId, cities }) => cities.length > 0 && known.every((one) => one.countyId !== countyId),
  );
  // Setting state during render shows the list in the same frame as the response.
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  function load(countyId: string): void {
    if (countyId === "" || known.some((one) => one.countyId === countyId)) return;
    void fetcher.load(`/localitati/${countyId}`);
  }
  return { localities: known, ask: load };
}
