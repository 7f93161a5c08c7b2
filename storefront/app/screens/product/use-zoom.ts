import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * Fragment of the zoom, which has its own history entry so that Back closes it without leaving the product.
 */
const ZOOM_HASH = "#marit";

/**
 * Returns the index of the enlarged picture (undefined if none), and functions to open and close the zoom.
 */
export function useZoom() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<number>();
  // The zoom stays closed if its address is opened directly, because the address does not contain the
  // picture.
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
