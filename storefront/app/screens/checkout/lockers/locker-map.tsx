import { control, divIcon, map as createMap, marker, tileLayer } from "leaflet";
import type { Map } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?url";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./locker-map.module.css";
import type { LockerView } from "./lockers.server.ts";
import { texts } from "./texts.ts";

const TILES = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
const ZOOM = { most: 17, fit: 15 };

interface LockerMapProps {
  lockers: LockerView[];
  chosenId: string | undefined;
  onChoose: (lockerId: string) => void;
}

/** The same lockers on a map; whoever cannot use it, or has no network, has the list. */
export default function LockerMap({ lockers, chosenId, onChoose }: LockerMapProps) {
  const frame = useRef<HTMLElement>(null);
  const drawn = useRef<Map>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const choose = useEffectEvent((lockerId: string) => onChoose(lockerId));

  useEffect(() => {
    if (!frame.current) return;
    const map = createMap(frame.current, { maxZoom: ZOOM.most, zoomControl: false });
    control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
    tileLayer(TILES, { attribution: CREDIT, maxZoom: ZOOM.most })
      .on("tileerror", () => setFailed(true))
      .on("tileload", () => setFailed(false))
      .addTo(map);
    drawn.current = map;
    return () => {
      map.remove();
    };
  }, []);

  useEffect(() => {
    const places = lockers.map(({ lat, lng }): [number, number] => [lat, lng]);
    if (places.length > 0) drawn.current?.fitBounds(places, { maxZoom: ZOOM.fit });
  }, [lockers]);

  useEffect(() => {
    const { current: map } = drawn;
    if (!map) return;
    const pins = lockers.map(({ lockerId, name, lat, lng }) => {
      const className = lockerId === chosenId ? `${styles.pin} ${styles.chosen}` : `${styles.pin}`;
      const icon = divIcon({ className, iconSize: [28, 28] });
      return marker([lat, lng], { icon, title: name, alt: name })
        .on("click", () => choose(lockerId))
        .on("keydown", ({ originalEvent }) => originalEvent?.key === "Enter" && choose(lockerId))
        .addTo(map);
    });
    return () => pins.forEach((pin) => pin.remove());
  }, [lockers, chosenId]);

  return (
    <div className={styles["locker-map"]}>
      {/* Not with the other styles: few buyers ask for a map. */}
      <link rel="stylesheet" href={leafletCss} precedence="leaflet" />
      <section ref={frame} className={styles.frame} aria-label={texts.map} />
      {hasFailed && <p className={styles.failed}>{texts.mapFailed}</p>}
    </div>
  );
}
