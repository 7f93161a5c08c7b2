import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { texts as listTexts } from "../../../lists/products/texts.ts";
import { BASICS } from "./basics-fields.ts";
import { BasicsForm } from "./basics-form.tsx";
import { createProduct } from "./new-product.server.ts";
import type { loadNewProduct } from "./new-product.server.ts";
import { Pair, ProductForm, TextField } from "./product-form.tsx";
import { texts } from "./texts.ts";

export { loadNewProduct as loader } from "./new-product.server.ts";

export const action = ({ request, context, url }: ActionFunctionArgs) => createProduct(request, context, url);

export const meta = titled(texts.new);

export default function NewProduct() {
  const { choices, filled, from } = useLoaderData<typeof loadNewProduct>();
  return (
    <Page title={texts.new} trail={[{ to: "/produse", text: listTexts.title }]}>
      <Panel title={from === null ? texts.begin : texts.copyOf(from)}>
        {from === null ? <BeginForm /> : <BasicsForm key={from} filled={filled} choices={choices} />}
      </Panel>
    </Page>
  );
}

/** A draft needs a name and a price. Its page then lists what is missing. */
function BeginForm() {
  return (
    <ProductForm name={BASICS} filled={{}} button={texts.beginDraft}>
      <p>{texts.beginExplain}</p>
      <Pair>
        <TextField name="name" label={texts.name} required />
        <TextField name="list_price" label={texts.listPrice} inputMode="decimal" required />
      </Pair>
    </ProductForm>
  );
}
