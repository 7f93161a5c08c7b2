import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The zoom has a place of its own in the history: going back closes it and does not leave the product. */
const ZOOM_HASH = "#marit";

/** Which picture is enlarged; undefined while none is. */
export function useZoom() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<number>();
  // Opened by its address alone it shows nothing: the page would have to know which picture.
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
