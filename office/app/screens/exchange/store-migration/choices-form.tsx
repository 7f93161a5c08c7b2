import type { Platform } from "@curat/contract/staff/store-migration.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { UnresolvedPlaces } from "../../../components/unresolved-places/unresolved-places.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { CategoriesChosen } from "./categories-chosen.tsx";
import type { MigrationData } from "./migration.server.ts";
import { texts } from "./texts.ts";

interface ChoicesFormProps {
  choices: NonNullable<MigrationData["choices"]>;
  platform: Platform;
  version: number;
  paths: readonly string[];
}

/**
 * Form for choices that cannot be derived from the files, such as VAT rates, order statuses and categories.
 */
export function ChoicesForm({ choices, platform, version, paths }: ChoicesFormProps) {
  const refused = useRefused("choose");
  const { values, errors } = refused ?? {};
  return (
    <Panel title="Opțiuni">
      <ActionForm key={version} name="choose" refused={refused}>
        <input type="hidden" name="version" value={version} />
        <Select
          label="Prețurile din export"
          name="prices"
          options={texts.priceOptions}
          defaultValue={valueIn(values, "prices", choices.prices_with_vat ? "gross" : "net")}
          errors={errors}
        />
        <Select
          label="Moneda prețurilor"
          name="in_lei"
          options={texts.currencies}
          placeholder="Alege moneda: nu apare în fișiere"
          defaultValue={valueIn(
            values,
            "in_lei",
            choices.in_lei === null ? "" : choices.in_lei ? "da" : "nu",
          )}
          errors={errors}
        />
        {choices.vat.map(({ name, code }, place) => (
          <Decided key={name} field="vat" place={place} name={name}>
            <Select
              label={texts.vat(name || "cota obișnuită")}
              name={`vat.${place}`}
              options={optionsOf(texts.vatCodes)}
              defaultValue={valueIn(values, `vat.${place}`, code)}
            />
          </Decided>
        ))}
        {choices.statuses.map(({ name, outcome }, place) => (
          <Decided key={name} field="status" place={place} name={name}>
            <Select
              label={`Comenzile „${name}”`}
              name={`status.${place}`}
              options={optionsOf(texts.statusOutcomes)}
              defaultValue={valueIn(values, `status.${place}`, outcome)}
            />
          </Decided>
        ))}
        <CategoriesChosen categories={choices.categories} paths={paths} typed={values} errors={errors} />
        <UnresolvedPlaces places={choices.places} typed={values} errors={errors} />
        {platform === "prestashop" && (
          <Field
            label="_COOKIE_KEY_ din PrestaShop"
            name="cookie_key"
            autoComplete="off"
            hint={
              choices.has_cookie_key
                ? "Este salvată; completează doar ca s-o schimbi."
                : "Doar pentru parolele din PrestaShop 1.6 și mai vechi: se găsește în config/settings.inc.php. Fără ea, acei clienți trebuie să aleagă o parolă nouă."
            }
            errors={errors}
          />
        )}
        <SendButton form="choose">Salvează</SendButton>
      </ActionForm>
    </Panel>
  );
}

function Decided({
  field,
  place,
  name,
  children,
}: {
  field: string;
  place: number;
  name: string;
  children: React.ReactNode;
}) {
  return (
    <>
      <input type="hidden" name={`${field}-name.${place}`} value={name} />
      {children}
    </>
  );
}

function valueIn(
  values: Readonly<Record<string, unknown>> | undefined,
  name: string,
  current: string,
): string {
  const typed = values?.[name];
  return typeof typed === "string" ? typed : current;
}
