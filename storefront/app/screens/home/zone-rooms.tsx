import { useId } from "react";
import { ZONE_FACTS, ZONE_FILTER } from "@curat/contract/zones.values";
import type { Zone } from "@curat/contract/zones.values";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { SectionHead } from "../../components/section-head/section-head.tsx";
import { ALL_PRODUCTS_PAGE, texts } from "./texts.ts";
import styles from "./zone-rooms.module.css";

interface ZoneRoomsProps {
  title: string;
  url: string | null;
  rooms: { zone: Zone; pic: string | null }[];
}

/** The four zone colours, drawn as rooms that link to the zone's products. */
export function ZoneRooms({ title, url, rooms }: ZoneRoomsProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <SectionHead id={id} title={title} url={url} seeAll={texts.colourCode} controls="none" />
      <ul className={styles["zone-rooms"]}>
        {rooms.map(({ zone, pic }) => {
          const { letter, colour, place, slug } = ZONE_FACTS[zone];
          return (
            <li key={zone} className={styles[zone]}>
              <a href={`${ALL_PRODUCTS_PAGE}&filters=${ZONE_FILTER}:${slug}`}>
                {pic && (
                  <span className={styles.picture}>
                    <Picture
                      source={pic}
                      alt=""
                      width={640}
                      height={300}
                      sizes="(min-width: 992px) 25vw, 50vw"
                    />
                  </span>
                )}
                <span className={`row gap-2 p-3 text-s ${styles.words}`}>
                  <b aria-hidden>{letter}</b>
                  <span>
                    <span className="display-block bold">{colour}</span> {place}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
