import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { stateText } from "./price-list-fields.ts";
import { PRICE_LISTS } from "./price-lists-shape.ts";
import type { loadPriceLists } from "./price-lists.server.ts";
import { texts } from "./texts.ts";

export { loadPriceLists as loader } from "./price-lists.server.ts";

export const meta = titled(texts.title);

export default function PriceLists() {
  const { state, lists, total, lastPage, mayEdit } = useLoaderData<typeof loadPriceLists>();
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
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/liste-preturi/noua" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView
        shape={PRICE_LISTS}
        state={state}
        paging={{ total, lastPage }}
        file="/liste-preturi"
        empty={texts.empty}
      >
        <DataTable caption={texts.title} shape={PRICE_LISTS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}

function variantOf({ state, is_active }: { state: string; is_active: boolean }) {
  if (state === "ended") return "ended";
  return state === "running" && is_active ? "good" : "open";
}
