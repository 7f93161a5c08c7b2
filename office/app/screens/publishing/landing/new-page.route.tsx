import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";

const FORM = "new-page";

export { loadNewPage as loader, createPage as action } from "./pages.server.ts";

export const meta = titled("Pagină nouă");

export default function NewLandingPage() {
  const refused = useRefused(FORM);
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? "",
    errors: refused?.errors,
  });
  return (
    <Page title="Pagină nouă" trail={[{ to: "/pagini", text: "Pagini de campanie" }]}>
      <Panel title="Pagina">
        <ActionForm name={FORM} refused={refused}>
          <Field
            {...field("meta.metatile")}
            label="Titlu"
            hint="Apare în fila browserului, în motoarele de căutare și în listele din administrare."
            required
          />
          <Field
            {...field("slug")}
            label="Adresă"
            hint="Ultima parte a adresei. Dacă o lași goală, se generează din titlu."
            maxLength={120}
            autoComplete="off"
            autoCapitalize="none"
          />
          <SendButton form={FORM}>Adaugă pagina</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}
