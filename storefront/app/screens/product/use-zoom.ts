import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** Gives the zoom a history entry, so that Back closes it. */
const ZOOM_HASH = "#marit";

/** Returns the enlarged picture's index (undefined if none), and functions to open and close the zoom. */
export function useZoom() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<number>();
  // The URL does not contain the picture, so opening it directly shows no zoom.
  const zoomed = hash === ZOOM_HASH ? chosen : undefined;
  return {
    zoomed,
    openZoom(index: number): void {
      choose(index);
      void navigate({ pathname, search, hash: ZOOM_HASH }, { preventScrollReset: true });
    },
    closeZoom(): void {
      if (zoomed === undefined) return;
      choose(undefined);
      void navigate(-1);
    },
  };
}
