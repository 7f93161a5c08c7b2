import { Suspense, lazy, useState } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { loadChunk } from "../../navigation/load-chunk.ts";
import type { ContactView } from "./load.server.ts";
import { MapPicture } from "./map-picture.tsx";
import styles from "./office-map.module.css";
import { texts } from "./texts.ts";

const PlaceMap = lazy(() => loadChunk(() => import("./place-map.tsx")));

/** Shows a picture at first, and the interactive map on request (decisions/0020: Small conflicts). */
export function OfficeMap({ contact: { office, mapUrl } }: { contact: ContactView }) {
  const hasScript = useHasScript();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="stack gap-2">
      <div className={`card clip bg-surface ${styles.frame}`}>
        {isOpen && office ? (
          <Suspense fallback={<MapPicture />}>
            <PlaceMap place={office} />
          </Suspense>
        ) : (
          <MapPicture />
        )}
      </div>
      <p className="cluster items-center gap-x-4 gap-y-2">
        {hasScript && office && !isOpen && (
          <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
            {texts.openMap}
          </Button>
        )}
        <a
          href={mapUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-row items-center min-h-touch"
        >
          {texts.elsewhere}
        </a>
      </p>
      {hasScript && office && !isOpen && <p className="hint">{texts.mapNote}</p>}
    </div>
  );
}
