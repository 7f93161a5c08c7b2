import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { STOCK_PLACE } from "@curat/contract/staff/stock-place.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { RecordPage } from "../../../components/record/record-page.tsx";
import { factsOf } from "../../../components/record/record-values.ts";
import { CorrectPanel } from "./correct-panel.tsx";
import { GoodsPanel } from "./goods-panel.tsx";
import { MovementsPanel } from "./movements-panel.tsx";
import type { loadStockPlace } from "./stock-places.server.ts";
import { texts } from "./texts.ts";

export { loadStockPlace as loader, changeStockPlace as action } from "./stock-places.server.ts";

export const meta: MetaFunction<typeof loadStockPlace> = ({ loaderData }) =>
  titled(loaderData?.place.name ?? texts.title)();

export default function StockPlace() {
  const { place, q, goods, current, last, movements, history, otherViewers, mayEdit } =
    useLoaderData<typeof loadStockPlace>();
  const { stock_placeID: id, version } = place;
  return (
    <RecordPage
      title={place.name}
      room={{ to: "/locuri-stoc", text: texts.title }}
      {...{ kind: "stock-place", id, otherViewers, history }}
      above={
        <>
          <GoodsPanel {...{ place, q, goods, current, last }} />
          <MovementsPanel movements={movements} />
        </>
      }
      formTitle={texts.text}
      form={
        mayEdit ? (
          <RecordForm
            key={`${id}-${version}`}
            name="stock-place"
            description={STOCK_PLACE}
            record={place}
            words={texts}
          />
        ) : (
          <FactList facts={factsOf(STOCK_PLACE, place)} />
        )
      }
      // A new key clears the fields after each correction.
      sidebar={mayEdit && place.is_active && <CorrectPanel key={movements[0]?.id ?? 0} />}
    />
  );
}
