import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The zoom has its own history entry, so that Back closes it without leaving the product. */
const ZOOM_HASH = "#marit";

/** Returns the enlarged picture's index, undefined if none, and functions to open and close it. */
export function useZoom() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<number>();
  // Opened directly by its address, it stays closed: the address does not say which picture.
  const zoomed = hash === ZOOM_HASH ? chosen : undefined;
  return {
    zoomed,
    openZoom(index: number): void {
      choose(index);
      void navigate({ pathname, search, hash: ZOOM_HASH }, { preventScrollReset: true });
    },
    closeZoom(): void {
      if (zoomed !== undefined) void navigate(-1);
    },
  };
}
