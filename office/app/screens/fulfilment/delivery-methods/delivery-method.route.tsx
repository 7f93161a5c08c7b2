import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { DELIVERY_METHOD } from "@curat/contract/staff/delivery-method.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { RecordPage } from "../../../components/record/record-page.tsx";
import { factsOf } from "../../../components/record/record-values.ts";
import { PricePreview } from "./price-preview.tsx";
import type { loadDeliveryMethod } from "./delivery-methods.server.ts";
import { PRICE_RENDERER } from "./price-rows-field.tsx";
import { texts } from "./texts.ts";

export { loadDeliveryMethod as loader, changeDeliveryMethod as action } from "./delivery-methods.server.ts";

export const meta: MetaFunction<typeof loadDeliveryMethod> = ({ loaderData }) =>
  titled(loaderData?.method.name ?? texts.title)();

export default function DeliveryMethod() {
  const { method, history, otherViewers, mayEdit, counties } = useLoaderData<typeof loadDeliveryMethod>();
  const { methodID: id, version } = method;
  return (
    <RecordPage
      title={method.name}
      room={{ to: "/setari/metode-livrare", text: texts.title }}
      {...{ kind: "delivery-method", id, otherViewers, history }}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <RecordForm
            key={`${id}-${version}`}
            name="delivery-method"
            description={DELIVERY_METHOD}
            record={method}
            words={texts}
            renderers={PRICE_RENDERER}
          />
        ) : (
          <FactList facts={factsOf(DELIVERY_METHOD, method)} />
        )
      }
      sidebar={<PricePreview counties={counties} />}
    />
  );
}
