import { control, divIcon, map as createMap, marker, tileLayer } from "leaflet";
import type { Map, Marker } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?url";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { clustersOf } from "./clusters.ts";
import styles from "./locker-map.module.css";
import type { LockerView } from "./lockers.server.ts";
import { texts } from "./texts.ts";

const TILES = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
const ZOOM = { most: 17, fit: 15 };
/** Minimum touch target in pixels. Closer pins are shown as one. */
const REACH_PX = 44;
const PADDING: [number, number] = [40, 40];

interface LockerMapProps {
  lockers: LockerView[];
  chosenId: string | undefined;
  onChoose: (lockerId: string) => void;
}

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
    if (places.length > 0) drawn.current?.fitBounds(places, { maxZoom: ZOOM.fit, padding: PADDING });
  }, [lockers]);

  useEffect(() => {
    const { current: map } = drawn;
    if (!map) return;
    let pins: Marker[] = [];
    function draw(): void {
      if (!map || lockers.length === 0) return;
      pins.forEach((pin) => pin.remove());
      const zoom = map.getZoom();
      const points = lockers.map(({ lat, lng }) => map.project([lat, lng], zoom));
      // At the maximum zoom, zooming can no longer separate a cluster, so show single pins.
      const clusters = zoom < ZOOM.most ? clustersOf(points, REACH_PX) : points.map((_, place) => [place]);
      pins = clusters.map((places) => {
        const group = places.flatMap((place) => lockers[place] ?? []);
        const pin = group.length === 1 ? pinOf(group, chosenId, choose) : clusterOf(group, map, chosenId);
        return pin.addTo(map);
      });
    }
    draw();
    map.on("zoomend", draw);
    return () => {
      map.off("zoomend", draw);
      pins.forEach((pin) => pin.remove());
    };
  }, [lockers, chosenId]);

  return (
    <div className="stack gap-2">
      <link rel="stylesheet" href={leafletCss} precedence="leaflet" />
      <section ref={frame} className={styles.frame} aria-label={texts.map} />
      {hasFailed && <p className="hint">{texts.mapFailed}</p>}
    </div>
  );
}

function pinOf(
  [locker]: LockerView[],
  chosenId: string | undefined,
  choose: (lockerId: string) => void,
): Marker {
  if (!locker) throw new Error("A pin has no locker.");
  const { lockerId, name, lat, lng } = locker;
  const className = lockerId === chosenId ? `${styles.pin} ${styles.chosen}` : `${styles.pin}`;
  const icon = divIcon({ className, iconSize: [28, 28] });
  return onPress(marker([lat, lng], { icon, title: name, alt: name }), () => choose(lockerId));
}

function clusterOf(group: LockerView[], map: Map, chosenId: string | undefined): Marker {
  const hasChosen = group.some(({ lockerId }) => lockerId === chosenId);
  const className = `${styles.pin} ${styles.cluster} ${hasChosen ? styles.chosen : ""}`;
  const icon = divIcon({ className, iconSize: [36, 36], html: String(group.length) });
  const places = group.map(({ lat, lng }): [number, number] => [lat, lng]);
  const [[lat, lng] = [0, 0]] = places;
  const title = texts.cluster(texts.lockerCount(group.length));
  return onPress(marker([lat, lng], { icon, title, alt: title }), () => {
    map.fitBounds(places, { maxZoom: ZOOM.most, padding: PADDING });
  });
}

function onPress(pin: Marker, act: () => void): Marker {
  return pin.on("click", act).on("keydown", ({ originalEvent }) => originalEvent?.key === "Enter" && act());
}
