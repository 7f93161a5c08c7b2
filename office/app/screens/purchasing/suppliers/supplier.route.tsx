import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { SUPPLIER } from "@curat/contract/staff/supplier.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { RecordPage } from "../../../components/record/record-page.tsx";
import { factsOf } from "../../../components/record/record-values.ts";
import { OffersPanel } from "./offers-panel.tsx";
import type { loadSupplier } from "./suppliers.server.ts";
import { texts } from "./texts.ts";

export { loadSupplier as loader, changeSupplier as action } from "./suppliers.server.ts";

export const meta: MetaFunction<typeof loadSupplier> = ({ loaderData }) =>
  titled(loaderData?.supplier.name ?? texts.title)();

export default function Supplier() {
  const { supplier, offers, current, last, history, otherViewers, mayEdit } =
    useLoaderData<typeof loadSupplier>();
  const { supplierID: id, version } = supplier;
  return (
    <RecordPage
      title={supplier.name}
      room={{ to: "/furnizori", text: texts.title }}
      {...{ kind: "supplier", id, otherViewers, history }}
      above={<OffersPanel {...{ supplier, offers, current, last, mayEdit }} />}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <RecordForm
            key={`${id}-${version}`}
            name="supplier"
            description={SUPPLIER}
            record={supplier}
            words={texts}
          />
        ) : (
          <FactList facts={factsOf(SUPPLIER, supplier)} />
        )
      }
    />
  );
}
