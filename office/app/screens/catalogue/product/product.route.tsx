import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { texts as listTexts } from "../../../lists/products/texts.ts";
import { BASICS, BASICS_LABELS, basicsIn, filledBasics, formatBasic } from "./basics-fields.ts";
import { BasicsForm } from "./basics-form.tsx";
import { BasicsFacts } from "./basics-facts.tsx";
import { ProductFrame } from "./product-frame.tsx";
import { changeProduct } from "./product.server.ts";
import type { loadBasics } from "./product.server.ts";
import { texts } from "./texts.ts";

export { loadBasics as loader } from "./product.server.ts";

export const action = async ({ request, context, params }: ActionFunctionArgs) =>
  changeProduct(await formOf(request), {
    context,
    id: params.id ?? "",
    path: "",
    forms: [{ name: BASICS, labels: BASICS_LABELS, fill: filledBasics, read: basicsIn, format: formatBasic }],
  });

export const meta: MetaFunction<typeof loadBasics> = ({ loaderData }) =>
  titled(loaderData?.product.fields.name ?? listTexts.title)();

export default function Product() {
  const data = useLoaderData<typeof loadBasics>();
  const { product, choices, history, mayEdit } = data;
  return (
    <ProductFrame data={data}>
      <Panels>
        <Panel title={texts.basics}>
          {mayEdit ? (
            <BasicsForm
              key={`${product.productID} ${product.version}`}
              product={product}
              filled={filledBasics(product)}
              choices={choices}
            />
          ) : (
            <BasicsFacts product={product} choices={choices} />
          )}
        </Panel>
        <ChangeHistory rows={history} />
      </Panels>
    </ProductFrame>
  );
}
