import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { givesText, stateText } from "./promotion-fields.ts";
import { PROMOTIONS } from "./promotions-shape.ts";
import type { PromotionsData } from "./promotions.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

interface PromotionListProps {
  loaded: PromotionsData;
  room: { to: string; text: string; new: string; create: string };
  file?: string;
}

export function PromotionList({ loaded, room, file }: PromotionListProps) {
  const { state, rows: promotions, paging, mayEdit } = loaded;
  const rows = promotions.map((one) => ({
    id: one.promoID,
    cells: {
      denumire: <Link to={`${room.to}/${one.promoID}`}>{one.promo}</Link>,
      ofera: givesText(one),
      stare: <Status text={stateText(one)} variant={variantOf(one.state, one.is_published)} />,
      inceput: <Moment at={one.starts_at} />,
      sfarsit: <Moment at={one.ends_at} />,
      eticheta: one.label,
    },
  }));
  return (
    <ListPage
      title={room.text}
      pageActions={
        <>
          <Link to="/promotii/cos" className={buttonClass("secondary")}>
            {texts.testCart}
          </Link>
          {mayEdit && (
            <Link to={room.create} className={buttonClass()}>
              {room.new}
            </Link>
          )}
        </>
      }
      shape={PROMOTIONS}
      state={state}
      paging={paging}
      {...(file && { file })}
      rows={rows}
    />
  );
}

function variantOf(state: string, isPublished: boolean) {
  if (state === "ended") return "ended";
  return state === "running" && isPublished ? "good" : "open";
}
