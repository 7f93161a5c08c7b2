import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { stateText } from "./price-list-fields.ts";
import { PRICE_LISTS } from "./price-lists-shape.ts";
import type { loadPriceLists } from "./price-lists.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadPriceLists as loader } from "./price-lists.server.ts";

export const meta = titled(texts.title);

export default function PriceLists() {
  const { state, rows: lists, paging, mayEdit } = useLoaderData<typeof loadPriceLists>();
  const rows = lists.map((one) => ({
    id: one.listID,
    cells: {
      denumire: <Link to={`/liste-preturi/${one.listID}`}>{one.name}</Link>,
      stare: <Status text={stateText(one)} variant={variantOf(one)} />,
      membri: one.members_count,
      preturi: one.rows_count,
      inceput: <Moment at={one.starts_at} />,
      sfarsit: one.ends_at === null ? texts.noEnd : <Moment at={one.ends_at} />,
    },
  }));
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/liste-preturi/noua", text: texts.new }}
      shape={PRICE_LISTS}
      state={state}
      paging={paging}
      file="/liste-preturi"
      empty={texts.empty}
      rows={rows}
    />
  );
}

function variantOf({ state, is_active }: { state: string; is_active: boolean }) {
  if (state === "ended") return "ended";
  return state === "running" && is_active ? "good" : "open";
}
