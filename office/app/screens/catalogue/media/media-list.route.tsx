import { Link, useLoaderData } from "react-router";
import { texts as mediaTexts } from "../../../components/media/texts.ts";
import { Thumbnail } from "../../../components/media/thumbnail.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { listAddress } from "../../../lists/list-address.ts";
import styles from "./library.module.css";
import { MEDIA } from "./media-shape.ts";
import type { loadMediaList } from "./media.server.ts";
import { texts } from "./texts.ts";

export { loadMediaList as loader } from "./media.server.ts";

export const meta = titled("Media");

export default function MediaList() {
  const { state, rows: media, paging } = useLoaderData<typeof loadMediaList>();
  const rows = media.map((medium) => {
    const { mediumID: id, name, alt, kind, width, height, bytes, uses, created_at: at } = medium;
    return {
      id,
      cells: {
        imagine: (
          <span className={styles.small}>
            <Thumbnail medium={medium} />
          </span>
        ),
        nume: <Link to={`/media/${id}`}>{name}</Link>,
        descriere: alt || (kind === "picture" && <span className="text-warning">fără descriere</span>),
        fel: texts.kinds[kind],
        marime: width !== null && height !== null && texts.pixels(width, height),
        lungime: bytes !== null && mediaTexts.bytes(bytes),
        folosit: uses === 0 ? "nefolosit" : texts.places(uses),
        adaugat: <Moment at={at} />,
      },
    };
  });
  return (
    <ListPage
      title="Media"
      pageActions={<Link to={`/media${listAddress(MEDIA, state)}`}>Ca imagini</Link>}
      shape={MEDIA}
      state={state}
      paging={paging}
      file="/media"
      empty="Nu există încă niciun fișier. Încarcă primele imagini mai sus."
      rows={rows}
    />
  );
}
