import type { StaffProduct } from "@curat/contract/staff/products";
import { COUNTRY_OPTIONS, countryName } from "../../../../components/maker/maker-fields.ts";
import { FactList } from "../../../../components/facts/fact-list.tsx";
import { Panel } from "../../../../components/page/page.tsx";
import { ChoiceField, Group, ProductForm, TextField } from "../product-form.tsx";
import { filledMakers, MAKERS, MAKERS_LABELS } from "./makers-fields.ts";

/** The manufacturer and responsible person of this product. They replace those of the brand (law: GPSR). */
export function MakersPanel({ product, mayEdit }: { product: StaffProduct; mayEdit: boolean }) {
  return (
    <Panel title="Producător și persoană responsabilă">
      {mayEdit ? (
        <ProductForm key={product.version} name={MAKERS} product={product} filled={filledMakers(product)}>
          <p>
            Completează doar dacă diferă de cei ai brandului. Dacă lași câmpurile goale, pe pagina produsului
            apar cei ai brandului; un producător propriu nu preia persoana responsabilă a brandului.
          </p>
          <Group title="Producătorul acestui produs" id="manufacturer">
            {line("manufacturer.name")}
            {line("manufacturer.address")}
            {line("manufacturer.email")}
            <ChoiceField
              name="manufacturer.country"
              label="Țara producătorului"
              options={COUNTRY_OPTIONS}
              placeholder="Necompletată"
              autoComplete="off"
            />
          </Group>
          <Group title="Persoana responsabilă din Uniunea Europeană" id="responsible">
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

function Shown({ fields: { manufacturer, responsible } }: Pick<StaffProduct, "fields">) {
  if (!manufacturer && !responsible) return <p>La fel ca ale brandului.</p>;
  const parts = (contact: { name: string; address: string; email: string } | null, more = "") =>
    contact
      ? [contact.name, contact.address, contact.email, more].filter(Boolean).join(", ")
      : "La fel ca ale brandului.";
  return (
    <FactList
      facts={[
        ["Producătorul acestui produs", parts(manufacturer, countryName(manufacturer?.country ?? null))],
        ["Persoana responsabilă din Uniunea Europeană", parts(responsible)],
      ]}
    />
  );
}
