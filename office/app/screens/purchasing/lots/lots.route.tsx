import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Price } from "../../../components/money/price.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { LOTS } from "./lots-shape.ts";
import type { loadLots } from "./lots.server.ts";
import { texts } from "./texts.ts";

export { loadLots as loader } from "./lots.server.ts";

export const meta = titled(texts.title);

export default function Lots() {
  const { state, rows, paging } = useLoaderData<typeof loadLots>();
  return (
    <ListPage
      title={texts.title}
      shape={LOTS}
      {...{ state, paging }}
      file="/loturi"
      rows={rows.map((lot) => ({
        id: lot.lotID,
        cells: {
          lot: <Link to={`/loturi/${lot.lotID}`}>{lot.code}</Link>,
          produs: (
            <Link to={`/produse/${lot.productID}/stoc`}>
              {lot.product} ({lot.product_code})
            </Link>
          ),
          expira: lot.expires_on === null ? texts.noDay : dayText(lot.expires_on),
          stare: (
            <Status
              text={lot.is_expired ? texts.expired : texts.good}
              variant={lot.is_expired ? "ended" : "good"}
            />
          ),
          bucati: lot.pieces,
          valoare: lot.value === null ? null : <Price lei={lot.value} />,
        },
      }))}
    >
      <p>{texts.explain}</p>
    </ListPage>
  );
}
