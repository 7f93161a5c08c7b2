import type { StaffProduct } from "@curat/contract/staff/products";
import { COUNTRY_OPTIONS, countryName } from "../../../../components/maker/maker-fields.ts";
import { FactList } from "../../../../components/facts/fact-list.tsx";
import { Panel } from "../../../../components/page/page.tsx";
import { ChoiceField, Group, ProductForm, TextField } from "../product-form.tsx";
import { filledMakers, MAKERS, MAKERS_LABELS } from "./makers-fields.ts";
import { texts } from "./texts.ts";

/** Who makes this product and who answers for it in the Union, where they are others than the brand's (law: GPSR). */
export function MakersPanel({ product, mayEdit }: { product: StaffProduct; mayEdit: boolean }) {
  return (
    <Panel title={texts.makers}>
      {mayEdit ? (
        <ProductForm key={product.version} name={MAKERS} product={product} filled={filledMakers(product)}>
          <p>{texts.makersExplain}</p>
          <Group title={texts.maker} id="manufacturer">
            {line("manufacturer.name")}
            {line("manufacturer.address")}
            {line("manufacturer.email")}
            <ChoiceField
              name="manufacturer.country"
              label={texts.makerCountry}
              options={COUNTRY_OPTIONS}
              placeholder={texts.noCountry}
              autoComplete="off"
            />
          </Group>
          <Group title={texts.responsible} id="responsible">
            {line("responsible.name")}
            {line("responsible.address")}
            {line("responsible.email")}
          </Group>
        </ProductForm>
      ) : (
        <Shown fields={product.fields} />
      )}
    </Panel>
  );
}

function line(name: string) {
  return <TextField name={name} label={MAKERS_LABELS[name] ?? name} />;
}

/** The same for who may only look. */
function Shown({ fields: { manufacturer, responsible } }: Pick<StaffProduct, "fields">) {
  if (!manufacturer && !responsible) return <p>{texts.asBrand}</p>;
  const parts = (contact: { name: string; address: string; email: string } | null, more = "") =>
    contact ? [contact.name, contact.address, contact.email, more].filter(Boolean).join(", ") : texts.asBrand;
  return (
    <FactList
      facts={[
        [texts.maker, parts(manufacturer, countryName(manufacturer?.country ?? null))],
        [texts.responsible, parts(responsible)],
      ]}
    />
  );
}
