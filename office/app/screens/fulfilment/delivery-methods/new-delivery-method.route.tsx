import { useLoaderData } from "react-router";
import { DELIVERY_METHOD } from "@curat/contract/staff/delivery-method.values";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import type { loadNewDeliveryMethod } from "./delivery-methods.server.ts";
import { PRICE_RENDERER } from "./price-rows-field.tsx";
import { texts } from "./texts.ts";

export {
  loadNewDeliveryMethod as loader,
  createDeliveryMethod as action,
} from "./delivery-methods.server.ts";

export const meta = titled(texts.new);

const INITIAL = {
  is_active: "on",
  takes_cash: "on",
  prices: "orice = 25",
  weekdays: "luni, marți, miercuri, joi, vineri",
  last_hour: "16:00",
  days_before: "1",
  transit_from: "1",
  transit_to: "2",
};

export default function NewDeliveryMethod() {
  return (
    <Page title={texts.new} trail={[{ to: "/setari/metode-livrare", text: texts.title }]}>
      <Panel title={texts.text}>
        <RecordForm
          name="delivery-method"
          description={DELIVERY_METHOD}
          record={undefined}
          initial={INITIAL}
          {...useLoaderData<typeof loadNewDeliveryMethod>()}
          words={texts}
          renderers={PRICE_RENDERER}
        />
      </Panel>
    </Page>
  );
}
