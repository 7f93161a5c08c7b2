import { Field } from "@curat/ui/form/field.tsx";
import type { filledFields } from "../../../components/form/filled-fields.ts";
import { texts } from "./texts.ts";

type FieldOf = ReturnType<typeof filledFields<keyof typeof texts.labels>>;

/** Fields for the interval of a recurring order. Only one of the first two is filled in. */
export function RhythmFields({ field }: { field: FieldOf }) {
  return (
    <>
      <div className="cluster items-start gap-3">
        <Field {...field("every_weeks")} inputMode="numeric" maxLength={2} autoComplete="off" />
        <Field {...field("month_day")} inputMode="numeric" maxLength={2} autoComplete="off" />
        <Field {...field("next_on")} type="date" required autoComplete="off" />
      </div>
      <p className="hint">{texts.dayHint}</p>
    </>
  );
}
