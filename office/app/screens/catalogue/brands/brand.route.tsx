import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { BRAND } from "@curat/contract/staff/brand.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { RecordPage, Removal } from "../../../components/record/record-page.tsx";
import { factsOf } from "../../../components/record/record-values.ts";
import { defaultDescription } from "../../../components/search-result/default-description.ts";
import { searchResultRenderers } from "../../../components/search-result/search-result-fields.tsx";
import { missingFieldsOf } from "./brand-fields.ts";
import type { loadBrand } from "./brands.server.ts";
import { texts } from "./texts.ts";

export { loadBrand as loader, changeBrand as action } from "./brands.server.ts";

export const meta: MetaFunction<typeof loadBrand> = ({ loaderData }) =>
  titled(loaderData?.brand.brand ?? texts.title)();

export default function Brand() {
  const { brand, history, otherViewers, mayEdit, mayUpload } = useLoaderData<typeof loadBrand>();
  const { brandID: id, version, products } = brand;
  const lacks = missingFieldsOf(brand).map((part) => texts.parts[part]);
  return (
    <RecordPage
      title={brand.brand}
      room={{ to: "/producatori", text: texts.title }}
      shopPage={brand.url}
      {...{ kind: "brand", id, otherViewers, history }}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <RecordForm
            key={`${id}-${version}`}
            name="brand"
            description={BRAND}
            record={brand}
            {...{ mayUpload, words: texts }}
            renderers={searchResultRenderers({
              title: brand.brand,
              description: defaultDescription(brand.description),
              path: brand.url,
            })}
          />
        ) : (
          <FactList facts={factsOf(BRAND, brand)} />
        )
      }
      sidebar={
        <Panel title={texts.state}>
          <p>{lacks.length > 0 ? texts.lacks(lacks) : texts.lacksNothing}</p>
          <p>{texts.used(products)}</p>
          {mayEdit && products === 0 && <Removal {...{ version, texts }} />}
        </Panel>
      }
    />
  );
}
