import { useState } from "react";
import { useFetcher } from "react-router";
import type { Localities } from "./localities.server.ts";

/** Returns the localities loaded so far, and `ask`, which loads those of another county. */
export function useCountyLocalities(given: Localities[]) {
  const fetcher = useFetcher<Localities>();
  const [known, setKnown] = useState(given);
  const came = fetcher.data ? [...given, fetcher.data] : given;
  const fresh = came.filter(
    ({ countyId, cities }) => cities.length > 0 && known.every((one) => one.countyId !== countyId),
  );
  // Setting state during render shows the list in the same frame as the response.
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  function ask(countyId: string): void {
    if (countyId === "" || known.some((one) => one.countyId === countyId)) return;
    void fetcher.load(`/localitati/${countyId}`);
  }
  return { localities: known, ask };
}
