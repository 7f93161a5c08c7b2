import { Fragment } from "react";
import type { ReactNode } from "react";
import type { RecordDescription, RecordField, ValuesOf } from "@curat/contract/staff/record.values";
import { formLabelsOf } from "@curat/contract/staff/record.values";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { BannerRows } from "../banners/banner-rows.tsx";
import { HtmlField } from "../editor/html-field.tsx";
import { ActionForm } from "../form/action-form.tsx";
import { filledFields, isTicked } from "../form/filled-fields.ts";
import { useRefused } from "../form/refused.ts";
import type { Refused } from "../form/refused.ts";
import { SendButton } from "../form/send-button.tsx";
import { COUNTRY_OPTIONS } from "../maker/maker-fields.ts";
import { PictureField } from "../picture/picture-field.tsx";
import { emptyRecord, filledRecord, pictureFieldsOf } from "./record-values.ts";
import type { RecordOptions } from "./record-values.ts";

interface RecordFormProps<D extends RecordDescription> {
  name: string;
  description: D;
  record: (ValuesOf<D> & { version: number }) | undefined;
  /** Initial values of a new record. Other fields start with their defaults. */
  initial?: Typed;
  options?: RecordOptions;
  mayUpload?: boolean;
  words: { create: string; save: string };
  /** Renders fields with the widget "own", whose initial values are in `ownValues`. */
  renderOwn?: (name: string, from: { refused: Refused | undefined; filled: Typed }) => ReactNode;
  ownValues?: Typed;
  /** Fields that are rendered by these functions instead of by their widgets. */
  renderers?: Record<string, (from: { refused: Refused | undefined; filled: Typed }) => ReactNode>;
  buttons?: ReactNode;
}

export function RecordForm<D extends RecordDescription>({
  name,
  description,
  record,
  initial,
  options = {},
  mayUpload = false,
  words,
  renderOwn,
  ownValues,
  renderers,
  buttons,
}: RecordFormProps<D>) {
  const refused = useRefused(name);
  const filled = {
    ...(record ? filledRecord(description, record) : { ...emptyRecord(description), ...initial }),
    ...ownValues,
  };
  return (
    <ActionForm
      name={name}
      refused={refused}
      loaded={record && filled}
      {...(pictureFieldsOf(description).length > 0 && { encType: "multipart/form-data" })}
    >
      {record && <input type="hidden" name="version" value={record.version} />}
      {Object.entries(description.fields).map(([one, field]) => (
        <Fragment key={one}>
          {field.heading && <h3>{field.heading}</h3>}
          {field.explain && <p>{field.explain}</p>}
          {renderers?.[one] ? (
            renderers[one]({ refused, filled })
          ) : field.widget === "own" ? (
            renderOwn?.(one, { refused, filled })
          ) : (
            <RecordWidget
              name={one}
              {...{ field, description, refused, filled, mayUpload }}
              hint={(record && field.changeHint) ?? field.hint}
              options={options[one] ?? []}
            />
          )}
        </Fragment>
      ))}
      {buttons ?? <SendButton form={name}>{record ? words.save : words.create}</SendButton>}
    </ActionForm>
  );
}

interface WidgetProps {
  name: string;
  field: Exclude<RecordField, { widget: "own" }>;
  description: RecordDescription;
  refused: Refused | undefined;
  filled: Typed;
  hint: string | undefined;
  options: RecordOptions[string];
  mayUpload: boolean;
}

function RecordWidget({ name, field, description, refused, filled, hint, options, mayUpload }: WidgetProps) {
  const of = filledFields(formLabelsOf(description), { refused, filled });
  switch (field.widget) {
    case "text":
      if (options.length > 0) return <Select {...of(name)} options={options} hint={hint} />;
      return (
        <Field
          {...of(name)}
          hint={hint}
          maxLength={field.max}
          required={field.isRequired && field.from === undefined}
          autoComplete="off"
        />
      );
    case "lines":
      return <Textarea {...of(name)} limit={field.max} required={!field.isOptional} />;
    case "choice":
      return (
        <Select
          {...of(name)}
          options={Object.entries(field.options).map(([value, label]) => ({ value, label }))}
          required
        />
      );
    case "reference":
      return (
        <Select
          {...of(name)}
          options={options}
          placeholder={field.none}
          hint={hint}
          required={field.isRequired}
        />
      );
    case "number":
      return <Field {...of(name)} hint={hint} inputMode="decimal" maxLength={6} required />;
    case "flag":
      return (
        <Checkbox
          label={field.label}
          name={name}
          defaultChecked={isTicked(name, { refused, filled })}
          errors={refused?.errors}
        />
      );
    case "slug":
      return (
        <Field
          {...of(name)}
          hint={hint ?? "Ultima parte a adresei. Dacă o lași goală, se generează din denumire."}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
        />
      );
    case "html":
      return <HtmlField {...of(name)} required={field.isRequired} />;
    case "picture":
      return <PictureField {...of(name)} mayUpload={mayUpload} />;
    case "path":
      return <Field {...of(name)} hint={hint} maxLength={300} autoComplete="off" autoCapitalize="none" />;
    case "order":
      return <Field {...of(name)} hint="Numerele mici apar primele." inputMode="numeric" maxLength={7} />;
    case "day":
      return <Field {...of(name)} hint={hint} type="date" />;
    case "country":
      return <Select {...of(name)} options={COUNTRY_OPTIONS} placeholder="Necompletată" autoComplete="off" />;
    case "contact":
      return (
        <>
          <Field {...of(`${name}.name`)} required={field.isRequired} autoComplete="off" />
          <Field {...of(`${name}.address`)} required={field.isRequired} autoComplete="off" />
          <EmailField {...of(`${name}.email`)} required={field.isRequired} autoComplete="off" />
        </>
      );
    case "banners":
      return (
        <>
          <h3>{field.label}</h3>
          <BannerRows {...{ refused, filled, mayUpload }} />
        </>
      );
  }
}
