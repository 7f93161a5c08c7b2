import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { FactList } from "../../components/facts/fact-list.tsx";
import { countryName } from "../../components/maker/maker-fields.ts";
import { Panel } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { RecordPage, Removal } from "../../components/record/record-page.tsx";
import { lacksOf } from "./brand-fields.ts";
import { BrandForm } from "./brand-form.tsx";
import { changeBrand, loadBrand } from "./brands.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadBrand(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeBrand(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.brand.brand ?? texts.title)();

export default function Brand() {
  const { brand, history, others, mayEdit, mayUpload } = useLoaderData<typeof loader>();
  const { brandID: id, version, manufacturer, responsible, products } = brand;
  const lacks = lacksOf(brand).map((part) => texts.parts[part]);
  return (
    <RecordPage
      title={brand.brand}
      room={{ to: "/producatori", text: texts.title }}
      shopPage={brand.url}
      {...{ kind: "brand", id, others, history }}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <BrandForm key={`${id}-${version}`} brand={brand} mayUpload={mayUpload} />
        ) : (
          <FactList
            facts={[
              [texts.labels["manufacturer.name"], manufacturer.name],
              [texts.labels["manufacturer.address"], manufacturer.address],
              [texts.labels["manufacturer.email"], manufacturer.email],
              [texts.labels.manufacturer_country, countryName(brand.manufacturer_country)],
              [
                texts.responsible,
                responsible ? [responsible.name, responsible.address, responsible.email].join(", ") : "",
              ],
              [texts.labels.description, brand.description],
            ]}
          />
        )
      }
      beside={
        <Panel title={texts.state}>
          <p>{lacks.length > 0 ? texts.lacks(lacks) : texts.lacksNothing}</p>
          <p>{texts.used(products)}</p>
          {mayEdit && products === 0 && <Removal {...{ version, texts }} />}
        </Panel>
      }
    />
  );
}
