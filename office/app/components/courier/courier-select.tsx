import { Select } from "@curat/ui/form/select.tsx";
import type { Refused } from "../form/refused.ts";
import { COURIERS } from "./courier-text.ts";

const LABEL = "Curier";
const OWN = "Curierul comenzii";

/** Courier select for a manual waybill. Defaults to the order's courier. */
export function CourierSelect({ refused }: { refused: Pick<Refused, "values" | "errors"> | undefined }) {
  return (
    <Select
      label={LABEL}
      name="courier"
      options={COURIERS}
      placeholder={OWN}
      defaultValue={refused?.values.courier}
      errors={refused?.errors}
    />
  );
}
