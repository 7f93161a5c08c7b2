import { Link, useLoaderData } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import type { loadNewStockTransfer } from "./stock-transfers.server.ts";
import { texts } from "./texts.ts";

export { loadNewStockTransfer as loader, startStockTransfer as action } from "./stock-transfers.server.ts";

export const meta = titled(texts.new);

export default function NewStockTransfer() {
  const { places } = useLoaderData<typeof loadNewStockTransfer>();
  const refused = useRefused("start");
  const end = (name: "from" | "to", first: number) => (
    <Select
      label={texts[name]}
      name={name}
      options={places}
      defaultValue={refused?.values[name] ?? places[first]?.value ?? ""}
      errors={refused?.errors}
      required
    />
  );
  return (
    <Page title={texts.new} trail={[{ to: "/transferuri", text: texts.title }]}>
      <Panel title={texts.route}>
        {places.length === 1 ? (
          <p>
            {texts.noPlaces} <Link to="/locuri-stoc/nou">{texts.newPlace}</Link>
          </p>
        ) : (
          <ActionForm name="start" refused={refused}>
            {end("from", 0)}
            {end("to", 1)}
            <Field
              label={texts.note}
              name="note"
              defaultValue={refused?.values.note}
              errors={refused?.errors}
              maxLength={500}
              autoComplete="off"
            />
            <SendButton form="start">{texts.start}</SendButton>
          </ActionForm>
        )}
      </Panel>
    </Page>
  );
}
