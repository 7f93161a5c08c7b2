import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";

export { loadNewRedirects as loader, createRedirects as action } from "./redirects.server.ts";

export const meta = titled("Redirecționări noi");

/** Maximum number of characters, which is enough for 1000 rows of two URLs. */
const LIMIT = 150_000;

export default function NewRedirects() {
  const [one, many] = [useRefused("one"), useRefused("many")];
  const field = (name: string) => ({
    name,
    defaultValue: one?.values[name] ?? "",
    errors: one?.errors,
    maxLength: 500,
    autoComplete: "off",
    autoCapitalize: "none",
  });
  return (
    <Page title="Redirecționări noi" trail={[{ to: "/redirectionari", text: "Redirecționări" }]}>
      <Panels>
        <Panel title="O adresă">
          <ActionForm name="one" refused={one}>
            <Field
              {...field("from")}
              label="De la"
              hint="Adresa veche, fără „?” și ce urmează după el, de exemplu /produs-vechi."
              required
            />
            <Field
              {...field("to")}
              label="Către"
              hint="O pagină din magazin, de exemplu /produs-nou."
              required
            />
            <SendButton form="one">Adaugă redirecționarea</SendButton>
          </ActionForm>
        </Panel>
        <Panel title="Mai multe deodată">
          <p>
            Lipește două coloane dintr-o foaie de calcul sau rânduri de forma /vechi;/nou. Adresele pot fi și
            complete, cu https://. Se adaugă toate sau niciuna.
          </p>
          <ActionForm name="many" refused={many}>
            <Textarea
              label="Câte o redirecționare pe rând: adresa veche, apoi cea nouă"
              name="rows"
              limit={LIMIT}
              defaultValue={many?.values.rows ?? ""}
              errors={many?.errors}
              required
            />
            <SendButton form="many" variant="secondary">
              Adaugă-le pe toate
            </SendButton>
          </ActionForm>
        </Panel>
      </Panels>
    </Page>
  );
}
