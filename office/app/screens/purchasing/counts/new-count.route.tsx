import { useLoaderData } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { optionsOf } from "../../../lists/options.ts";
import type { loadNewCount } from "./counts.server.ts";
import { texts } from "./texts.ts";

export { loadNewCount as loader, startCount as action } from "./counts.server.ts";

export const meta = titled(texts.new);

const CHOSEN = ["category", "brand", "supplier"] as const;

/** Form for starting a stock count. Without JavaScript, only the choice that belongs to the scope is used. */
export default function NewCount() {
  const { places, ...options } = useLoaderData<typeof loadNewCount>();
  const refused = useRefused("start");
  const scope = refused?.values.scope ?? "all";
  return (
    <Page title={texts.new} trail={[{ to: "/inventare", text: texts.title }]}>
      <Panel title={texts.covers}>
        <ActionForm name="start" refused={refused}>
          {places.length > 1 && (
            <Select
              label={texts.where}
              name="stock_placeID"
              options={places}
              defaultValue={refused?.values.stock_placeID ?? places[0]?.value ?? ""}
              errors={refused?.errors}
              required
            />
          )}
          <Select
            label={texts.covers}
            name="scope"
            options={optionsOf(texts.scopes)}
            defaultValue={scope}
            errors={refused?.errors}
            required
          />
          {CHOSEN.map((one) => (
            <Select
              key={one}
              label={texts.chosen[one]}
              name={one}
              options={options[one]}
              placeholder="–"
              defaultValue={refused?.values[one] ?? ""}
              errors={scope === one && refused ? { [one]: refused.errors.scopeID ?? [] } : undefined}
            />
          ))}
          <Field
            label={texts.place}
            name="place"
            defaultValue={refused?.values.place}
            errors={refused?.errors}
            maxLength={200}
            autoComplete="off"
          />
          <p className="hint">{texts.startHint}</p>
          <SendButton form="start">{texts.start}</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}
