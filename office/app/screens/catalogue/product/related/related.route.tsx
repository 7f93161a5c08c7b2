import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { PictureField } from "../../../../components/picture/picture-field.tsx";
import { ProductsField } from "../../../../components/products/products-field.tsx";
import { PRODUCTS_FIELD } from "../../../../components/products/product-fields.ts";
import { useRefused } from "../../../../components/form/refused.ts";
import { Panel, Panels } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { Group, ProductForm, TextField, useFilled } from "../product-form.tsx";
import { ProductFrame } from "../product-frame.tsx";
import { BANNERS, countRows, FEATURES, filledRows, RELATED, ROW_FIELDS } from "./related-fields.ts";
import { changeRelated } from "./related.server.ts";
import type { loadRelated } from "./related.server.ts";
import { texts } from "./texts.ts";

export { loadRelated as loader } from "./related.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeRelated(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadRelated> = ({ loaderData }) =>
  titled(loaderData ? `${texts.title}: ${loaderData.product.fields.name}` : texts.title)();

const NOTHING_ADDED = { categories: [], brands: [] };

export default function RelatedProducts() {
  const data = useLoaderData<typeof loadRelated>();
  const { product, codes, mayEdit } = data;
  const filled = { [PRODUCTS_FIELD]: codes.join("\n") };
  const refused = useRefused(RELATED);
  if (!mayEdit) return <ProductFrame data={data}>{<Shown codes={codes} />}</ProductFrame>;
  return (
    <ProductFrame data={data}>
      <Panel title={texts.related}>
        <p>{texts.relatedExplain}</p>
        <ProductForm key={product.version} name={RELATED} product={product} filled={filled}>
          <ProductsField {...{ refused, filled }} addable={NOTHING_ADDED} label={texts.products} />
          <RelatedError />
        </ProductForm>
      </Panel>
      <Panels>
        <Rows name={FEATURES} explain={texts.featuresExplain} titleOf={texts.feature} />
        <Rows name={BANNERS} explain={texts.bannersExplain} titleOf={texts.banner} />
      </Panels>
    </ProductFrame>
  );
}

function RelatedError() {
  const { errors } = useFilled();
  const [error] = errors?.related_ids ?? [];
  return error === undefined ? null : <p role="alert">{error}</p>;
}

interface RowsProps {
  name: "features" | "banners";
  explain: string;
  titleOf: (row: number) => string;
}

function Rows({ name, explain, titleOf }: RowsProps) {
  const { product } = useLoaderData<typeof loadRelated>();
  return (
    <Panel title={texts[name]}>
      <p>{explain}</p>
      <ProductForm key={product.version} name={name} product={product} filled={filledRows(name)(product)}>
        <RowFields {...{ name, titleOf }} />
      </ProductForm>
    </Panel>
  );
}

function RowFields({ name, titleOf }: Pick<RowsProps, "name" | "titleOf">) {
  const { values, errors } = useFilled();
  const places = Array.from({ length: countRows(values, name) }, (_, place) => place);
  return places.map((place) => (
    <Group key={place} title={titleOf(place + 1)}>
      {name === BANNERS && (
        <input
          type="hidden"
          name={`banners.${place}.bannertype`}
          value={values[`banners.${place}.bannertype`] ?? "1"}
        />
      )}
      {Object.entries(ROW_FIELDS[name]).map(([field, label]) => {
        const full = `${name}.${place}.${field}`;
        return field.includes("pic") ? (
          <PictureField
            key={field}
            name={full}
            label={label}
            defaultValue={values[full] ?? ""}
            errors={errors}
            mayUpload={false}
          />
        ) : (
          <TextField key={field} name={full} label={label} maxLength={500} />
        );
      })}
    </Group>
  ));
}

function Shown({ codes }: { codes: string[] }) {
  const { product } = useLoaderData<typeof loadRelated>();
  const reported = [
    { title: texts.related, lines: codes },
    { title: texts.features, lines: product.fields.features.map(({ name }) => name) },
    { title: texts.banners, lines: product.fields.banners.map(({ bannertitle, url }) => bannertitle || url) },
  ];
  return reported.map(({ title, lines }) => (
    <Panel key={title} title={title}>
      {lines.length === 0 ? <p>{texts.none}</p> : lines.map((line) => <p key={line}>{line}</p>)}
    </Panel>
  ));
}
