import { Select } from "@curat/ui/form/select.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Refused } from "../form/refused.ts";
import { CodesField } from "../picking/codes-field.tsx";
import { ADD_BRAND, ADD_CATEGORY, codesIn, PRODUCTS_FIELD } from "./product-fields.ts";
import type { Addable } from "./products.server.ts";

import { countOf } from "@curat/contract/quantity-text.values";
interface ProductsFieldProps {
  refused: Refused | undefined;
  filled: Typed;
  addable: Addable;
  label?: string;
}

/** Maximum number of characters, which is enough for 5000 codes of 20 characters. */
const LIMIT = 105_000;

/** Field that lists products by code. It can also add all products of a category or brand. */
export function ProductsField({
  refused,
  filled,
  addable,
  label = "Produse (codurile lor, câte unul pe rând)",
}: ProductsFieldProps) {
  const text = (refused ? refused.values[PRODUCTS_FIELD] : filled[PRODUCTS_FIELD]) ?? "";
  return (
    <>
      <CodesField
        label={label}
        name={PRODUCTS_FIELD}
        limit={LIMIT}
        defaultValue={text}
        {...(refused && { errors: refused.errors })}
      />
      <p>{codesIn(text).length === 1 ? "un produs" : countOf(codesIn(text).length, "produse")}</p>
      {addable.categories.length > 0 && (
        <Select
          label="Adaugă toate produsele din categoria"
          name={ADD_CATEGORY}
          options={addable.categories}
          placeholder="–"
          defaultValue={refused?.values[ADD_CATEGORY] ?? ""}
        />
      )}
      {addable.brands.length > 0 && (
        <Select
          label="Adaugă toate produsele brandului"
          name={ADD_BRAND}
          options={addable.brands}
          placeholder="–"
          defaultValue={refused?.values[ADD_BRAND] ?? ""}
        />
      )}
    </>
  );
}
