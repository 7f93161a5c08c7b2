import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The URL hash of the open zoom. It adds a history entry, so that Back closes the zoom. */
const ZOOM_HASH = "#marit";

/**
 * Returns the index of the enlarged picture, or undefined if the zoom is closed, with functions to open and
 * close it.
 */
export function useZoom() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<number>();
  // The URL does not name the picture, so a URL that is opened directly shows no zoom.
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
