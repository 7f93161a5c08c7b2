import { useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import styles from "./address-fields.module.css";
import type { Localities } from "./localities.server.ts";
import { placeField } from "./place-fields.ts";
import { texts } from "./texts.ts";

export interface PlacesProps {
  counties: { value: number; label: string }[];
  localities: Localities[];
  values: Typed;
  errors: FieldErrors;
}
interface AddressFieldsProps extends PlacesProps {
  prefix?: string;
  showIntent: string;
  known?: { countyId: number | null; cityId: number | null };
  /** Called after the visitor chose a county whose localities are not loaded yet. */
  onCounty?: (countyId: string) => void;
  autoComplete: "shipping" | "billing";
}

export function AddressFields(props: AddressFieldsProps) {
  const {
    prefix = "",
    showIntent,
    counties,
    localities,
    values,
    errors,
    known,
    autoComplete,
    onCounty,
  } = props;
  const name = (field: string) => placeField(prefix, field);
  const initialCounty = values[name("countyid")] ?? String(known?.countyId ?? "");
  const [county, setCounty] = useState(initialCounty);
  const select = useRef<HTMLSelectElement>(null);
  const choose = (chosen: string) => {
    setCounty(chosen);
    onCounty?.(chosen);
  };
  const takeEarly = useEffectEvent(() => {
    const { value = county } = select.current ?? {};
    if (value !== county) choose(value);
  });
  // Reads a county that was chosen before hydration.
  useEffect(() => takeEarly(), []);
  const list = localities.find(({ countyId }) => countyId === county);
  return (
    <div className={styles["address-fields"]}>
      {/* The county whose localities are listed, so that the server can ignore a city of another county. */}
      <input type="hidden" name={name("listed")} value={list?.countyId ?? ""} />
      <Select
        label={texts.county}
        name={name("countyid")}
        options={counties}
        placeholder={texts.chooseCounty}
        defaultValue={initialCounty}
        ref={select}
        onChange={(event) => choose(event.target.value)}
        errors={errors}
        required
        autoComplete={`${autoComplete} address-level1`}
      />
      <noscript>
        <button name="intent" value={showIntent} className={`${buttonClass("secondary")} ${styles.show}`}>
          {texts.showCities}
        </button>
      </noscript>
      <Select
        key={county}
        label={texts.city}
        name={name("cityid")}
        options={list?.cities ?? []}
        placeholder={cityHint(county, list !== undefined)}
        defaultValue={values[name("cityid")] ?? String(known?.cityId ?? "")}
        errors={errors}
        required
        aria-busy={county !== "" && !list}
        autoComplete={`${autoComplete} address-level2`}
      />
      <div className={styles.wide}>
        <Field
          label={texts.street}
          name={name("streetaddress")}
          hint={texts.streetHint}
          defaultValue={values[name("streetaddress")]}
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
