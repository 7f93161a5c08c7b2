import { useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import type { FieldErrors } from "../../components/form/field-frame.tsx";
import { Field } from "../../components/form/field.tsx";
import { Select } from "../../components/form/select.tsx";
import styles from "./address-fields.module.css";
import { INTENT } from "./form-fields.ts";
import type { PlacePrefix, Typed } from "./form-fields.ts";
import type { Localities } from "./places.server.ts";
import { texts } from "./texts.ts";

export interface PlacesProps {
  counties: { value: number; label: string }[];
  /** Of the counties asked for so far. */
  localities: Localities[];
  values: Typed;
  errors: FieldErrors;
}
interface AddressFieldsProps extends PlacesProps {
  prefix: PlacePrefix;
  /** What the cart knows already. */
  known?: { countyId: number | null; cityId: number | null };
  autoComplete: "shipping" | "billing";
}

/** County, then its localities, then the street; a county without its city yet is a state of its own. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, counties, localities, values, errors, known, autoComplete } = props;
  const givenCounty = values[`${prefix}.countyid`] ?? String(known?.countyId ?? "");
  const [county, setCounty] = useState(givenCounty);
  const list = localities.find(({ countyId }) => countyId === county);
  return (
    <div className={styles["address-fields"]}>
      {/* The list that the city is chosen from: a city of another county does not count. */}
      <input type="hidden" name={`${prefix}.listed`} value={list?.countyId ?? ""} />
      <Select
        label={texts.county}
        name={`${prefix}.countyid`}
        options={counties}
        placeholder={texts.chooseCounty}
        defaultValue={givenCounty}
        onChange={(event) => setCounty(event.target.value)}
        errors={errors}
        required
        autoComplete={`${autoComplete} address-level1`}
      />
      <noscript>
        <button
          name="intent"
          value={INTENT.recalculate}
          className={`${buttonClass("secondary")} ${styles.show}`}
        >
          {texts.showCities}
        </button>
      </noscript>
      <Select
        key={county}
        label={texts.city}
        name={`${prefix}.cityid`}
        options={list?.cities ?? []}
        placeholder={cityHint(county, list !== undefined)}
        defaultValue={values[`${prefix}.cityid`] ?? String(known?.cityId ?? "")}
        errors={errors}
        required
        aria-busy={county !== "" && !list}
        autoComplete={`${autoComplete} address-level2`}
      />
      <div className={styles.wide}>
        <Field
          label={texts.street}
          name={`${prefix}.streetaddress`}
          hint={texts.streetHint}
          defaultValue={values[`${prefix}.streetaddress`]}
          errors={errors}
          required
          autoComplete={`${autoComplete} street-address`}
        />
      </div>
    </div>
  );
}

function cityHint(county: string, isListed: boolean): string {
  if (county === "") return texts.countyFirst;
  return isListed ? texts.chooseCity : texts.citiesLoading;
}
