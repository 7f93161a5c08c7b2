import { Link, useLoaderData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { OFFERS } from "./emag-shape.ts";
import type { loadEmagOffers } from "./emag.server.ts";
import { TEXTS } from "./texts.ts";

export { loadEmagOffers as loader } from "./emag.server.ts";

const TITLE = "Ofertele de pe eMAG";

export const meta = titled(TITLE);

export default function EmagOffers() {
  const { state, offers, total, lastPage } = useLoaderData<typeof loadEmagOffers>();
  const rows = offers.map((offer) => ({
    id: offer.id,
    cells: {
      oferta: <Link to={`/emag/oferte/${offer.id}`}>{offer.name}</Link>,
      cod: offer.part_number,
      produs: offer.product && <Link to={`/produse/${offer.product.id}`}>{offer.product.name}</Link>,
      stoc: offer.sent_stock,
      pret: offer.sent_price !== null && formatOfficeLei(offer.sent_price),
      trimis: <Moment at={offer.sent_at} />,
      problema: offer.problem ?? (offer.product ? null : TEXTS.whyUnmatched),
    },
  }));
  return (
    <ListPage
      title={TITLE}
      shape={OFFERS}
      state={state}
      empty={TEXTS.noOffers}
      paging={{ total, lastPage }}
      rows={rows}
    />
  );
}
