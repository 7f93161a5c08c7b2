import { VAT_KIND_WORDS, type VatKind } from "@curat/contract/vat-kinds.values";
import type { ProductChoices, StaffProduct } from "@curat/contract/staff/products";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { NO_DEFAULTS, SearchResultFields } from "../../../components/search-result/search-result-fields.tsx";
import { BASICS, NET_UNITS } from "./basics-fields.ts";
import {
  ChoiceField,
  Group,
  Pair,
  ProductForm,
  TextField,
  TextWithLooks,
  useFilled,
} from "./product-form.tsx";
import { fieldAnchor } from "./tabs.ts";
import { texts } from "./texts.ts";

interface BasicsFormProps {
  product?: StaffProduct;
  filled: Typed;
  choices: ProductChoices;
}

export function BasicsForm({ product, filled, choices }: BasicsFormProps) {
  const isSet = (field: "brandID" | "categoryID" | "weight_grams" | "size_mm") =>
    product !== undefined && product.fields[field] !== null;
  const text = (name: Exclude<keyof typeof texts, "copyOf">) => ({ name, label: texts[name] });
  return (
    <ProductForm name={BASICS} {...{ product, filled }} {...(!product && { button: texts.create })}>
      <Group title={texts.identity}>
        <TextField {...text("name")} required />
        <TextField {...text("subtitle")} />
        <Pair>
          <TextField {...text("code")} maxLength={64} required />
          <TextField {...text("barcode")} maxLength={14} inputMode="numeric" />
          <TextField {...text("supp_code")} maxLength={64} />
        </Pair>
        <TextField
          {...text("slug")}
          maxLength={120}
          required={product !== undefined}
          hint={product ? texts.slugHint : texts.slugFree}
        />
      </Group>
      <Group title={texts.place}>
        <ChoiceField
          {...text("brandID")}
          options={choices.brands.map(toOption)}
          placeholder={texts.choose}
          required={isSet("brandID")}
        />
        <ChoiceField
          {...text("categoryID")}
          options={choices.categories.map(toOption)}
          placeholder={texts.choose}
          required={isSet("categoryID")}
        />
        <Pair>
          <ChoiceField {...text("vat_code")} options={choices.vat_rates.map(toRate)} required />
          <TextField {...text("cpv")} maxLength={10} hint={texts.cpvHint} />
          <TextField {...text("nc8")} maxLength={8} inputMode="numeric" hint={texts.nc8Hint} />
        </Pair>
        {!product && <TextField name="list_price" label={texts.listPrice} inputMode="decimal" required />}
      </Group>
      <Group title={texts.quantities}>
        <Pair>
          <TextField {...text("sale_unit")} maxLength={20} required />
          <TextField {...text("min_qty")} inputMode="numeric" required />
          <TextField {...text("max_qty")} inputMode="numeric" required />
        </Pair>
        <div id="camp-net_quantity">
          <Pair>
            <TextField
              name="net_quantity.amount"
              label={texts.netAmount}
              inputMode="decimal"
              hint={texts.netHint}
            />
            <ChoiceField
              name="net_quantity.unit"
              label={texts.netUnit}
              options={NET_UNITS.map((unit) => ({ value: unit, label: unit }))}
              placeholder={texts.none}
            />
          </Pair>
        </div>
        <div id="camp-dilution">
          <Pair>
            <TextField
              name="dilution.ml_from"
              label={texts.doseFrom}
              inputMode="decimal"
              hint={texts.doseHint}
            />
            <TextField name="dilution.ml_to" label={texts.doseTo} inputMode="decimal" />
            <TextField name="dilution.water_l" label={texts.doseWater} inputMode="decimal" />
          </Pair>
        </div>
        <Pair>
          <TextField {...text("limited_from")} inputMode="numeric" required />
          <TextField {...text("recommended")} inputMode="numeric" hint={texts.recommendedHint} required />
        </Pair>
      </Group>
      <Group title={texts.parcel}>
        <div id={fieldAnchor("size_mm")}>
          <Pair>
            <TextField {...text("weight_grams")} inputMode="numeric" required={isSet("weight_grams")} />
            {(["width", "depth", "height"] as const).map((side) => (
              <TextField
                key={side}
                name={`size_mm.${side}`}
                label={texts[side]}
                inputMode="numeric"
                required={isSet("size_mm")}
              />
            ))}
          </Pair>
        </div>
        <TextField {...text("packaging")} maxLength={300} hint={texts.packagingHint} />
      </Group>
      <Group title={texts.words}>
        <TextWithLooks {...text("description")} />
        <TextWithLooks {...text("commercial")} />
        <p>{texts.htmlHint}</p>
        <TextField {...text("warranty")} maxLength={500} />
        <TextField
          {...text("durability_years")}
          inputMode="numeric"
          maxLength={2}
          hint={texts.durabilityHint}
        />
      </Group>
      <SearchFields product={product} />
    </ProductForm>
  );
}

function SearchFields({ product }: Pick<BasicsFormProps, "product">) {
  const { values, errors } = useFilled();
  const defaults = product
    ? { title: product.fields.name, description: product.fields.subtitle, path: `/${product.fields.slug}` }
    : NO_DEFAULTS;
  return <SearchResultFields {...{ values, errors, defaults }} />;
}

/**
 * Returns a select option such as "normale (21%)". The rate is omitted if the shop is not registered for VAT.
 */
function toRate({ code, percent }: { code: string; percent: number }) {
  // The API returns the codes of VatKind.
  const label = VAT_KIND_WORDS[code as VatKind];
  return { value: code, label: percent > 0 ? `${label} (${percent}%)` : label };
}

function toOption({ id, name }: { id: number; name: string }) {
  return { value: id, label: name };
}
