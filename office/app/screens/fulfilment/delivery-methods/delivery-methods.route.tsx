import { Link, useLoaderData } from "react-router";
import { OWN_DELIVERY_KINDS } from "@curat/contract/own-deliveries.values";
import { titled } from "../../../components/page/titled.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { DELIVERY_METHODS } from "./delivery-methods-shape.ts";
import type { loadDeliveryMethods } from "./delivery-methods.server.ts";
import { texts } from "./texts.ts";

export { loadDeliveryMethods as loader } from "./delivery-methods.server.ts";

export const meta = titled(texts.title);

export default function DeliveryMethods() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadDeliveryMethods>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/setari/metode-livrare/noua", text: texts.new }}
      shape={DELIVERY_METHODS}
      empty={texts.empty}
      {...{ state, paging }}
      rows={rows.map(({ methodID: id, name, kind, is_offered: isOffered }) => ({
        id,
        cells: {
          denumire: <Link to={`/setari/metode-livrare/${id}`}>{name}</Link>,
          fel: OWN_DELIVERY_KINDS[kind],
          azi: isOffered ? texts.offeredNow : texts.notOffered,
        },
      }))}
    >
      <p className="hint">{texts.explain}</p>
    </ListPage>
  );
}
