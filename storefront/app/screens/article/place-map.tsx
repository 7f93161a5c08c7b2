import { control, divIcon, map as createMap, marker, tileLayer } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?url";
import { useEffect, useRef, useState } from "react";
import type { Place } from "./office.ts";
import styles from "./office-map.module.css";
import { texts } from "./texts.ts";

const TILES = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
const ZOOM = { most: 18, start: 16 };

export default function PlaceMap({ place: { lat, lng } }: { place: Place }) {
  const frame = useRef<HTMLElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const map = createMap(frame.current, { maxZoom: ZOOM.most, zoomControl: false });
    control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
    map.fitBounds([[lat, lng]], { maxZoom: ZOOM.start });
    tileLayer(TILES, { attribution: CREDIT, maxZoom: ZOOM.most })
      .on("tileerror", () => setFailed(true))
      .on("tileload", () => setFailed(false))
      .addTo(map);
    const icon = divIcon({ className: `${styles.marker}`, iconSize: [28, 28] });
    marker([lat, lng], { icon, title: texts.address, alt: texts.address }).addTo(map);
    return () => void map.remove();
  }, [lat, lng]);
  return (
    <div className="relative h-full">
      <link rel="stylesheet" href={leafletCss} precedence="leaflet" />
      <section ref={frame} className={`w-full h-full ${styles.map}`} aria-label={texts.map} />
      {hasFailed && (
        <output className={`hint display-block bg-paper ${styles.failed}`}>{texts.mapFailed}</output>
      )}
    </div>
  );
}
