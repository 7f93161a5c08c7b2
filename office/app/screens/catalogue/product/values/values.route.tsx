import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import type { ProductParameter } from "@curat/contract/staff/products";
import { FactList } from "../../../../components/facts/fact-list.tsx";
import { Panel, Panels } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { ProductForm, useFilled, WordsField } from "../product-form.tsx";
import { ProductFrame } from "../product-frame.tsx";
import { filledTable, filledValues, TABLE, valueField, VALUES } from "./values-fields.ts";
import type { loadValues } from "./values.server.ts";
import styles from "./values.module.css";
import { texts } from "./texts.ts";

export { loadValues as loader, changeValues as action } from "./values.server.ts";

export const meta: MetaFunction<typeof loadValues> = ({ loaderData }) =>
  titled(loaderData ? `${texts.title}: ${loaderData.product.fields.name}` : texts.title)();

export default function ProductValues() {
  const data = useLoaderData<typeof loadValues>();
  const { product, parameters, mayEdit } = data;
  const { value_ids, characteristics } = product.fields;
  return (
    <ProductFrame data={data}>
      <Panels>
        <Panel title={texts.filters}>
          <p>{parameters.length === 0 ? texts.noParameters : texts.filtersExplain}</p>
          {mayEdit ? (
            <ProductForm key={product.version} name={VALUES} product={product} filled={filledValues(product)}>
              {parameters.map((parameter) => (
                <Values key={parameter.id} parameter={parameter} />
              ))}
            </ProductForm>
          ) : (
            <FactList
              facts={parameters.map(({ name, values }) => [
                name,
                values
                  .filter(({ id }) => value_ids.includes(id))
                  .map((value) => value.name)
                  .join(", "),
              ])}
            />
          )}
        </Panel>
        <Panel title={texts.table}>
          {mayEdit ? (
            <ProductForm key={product.version} name={TABLE} product={product} filled={filledTable(product)}>
              <WordsField name="characteristics" label={texts.characteristics} limit={20_000} />
              <WordsField name="options" label={texts.options} limit={10_000} />
            </ProductForm>
          ) : (
            <FactList facts={characteristics.map(({ name, value }) => [name, value])} />
          )}
        </Panel>
      </Panels>
    </ProductFrame>
  );
}

function Values({ parameter: { name, values } }: { parameter: ProductParameter }) {
  const { values: ticked } = useFilled();
  const chosen = values.filter(({ id }) => ticked[valueField(id)] !== undefined);
  return (
    <details open={chosen.length > 0} className={`line-below ${styles.parameter}`}>
      <summary className="min-h-touch py-3 bold">
        {name}
        {chosen.length > 0 && <span>: {chosen.map((value) => value.name).join(", ")}</span>}
      </summary>
      <fieldset className={`grid gap-x-3 gap-y-0 ${styles.values}`} aria-label={name}>
        {values.map((value) => (
          <label className="row items-center gap-2 min-h-touch pointer" key={value.id}>
            <input
              type="checkbox"
              name={valueField(value.id)}
              defaultChecked={ticked[valueField(value.id)] !== undefined}
            />
            {value.name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
