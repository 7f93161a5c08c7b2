import { countOf } from "@curat/contract/quantity-text.values";
import { useLoaderData } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import type { loadRedirect } from "./redirects.server.ts";

const FORM = "redirect";

export { loadRedirect as loader, changeRedirect as action } from "./redirects.server.ts";

export const meta = titled("Redirecționări");

export default function Redirect() {
  const { redirect, filled, history, mayEdit } = useLoaderData<typeof loadRedirect>();
  const refused = useRefused(FORM);
  const { from, to, version, hits } = redirect;
  return (
    <Page title={from} trail={[{ to: "/redirectionari", text: "Redirecționări" }]}>
      <Panels>
        <Panel title="Către">
          {mayEdit ? (
            <>
              <ActionForm key={version} name={FORM} refused={refused} loaded={filled}>
                <input type="hidden" name="version" value={version} />
                <Field
                  label="Către"
                  name="to"
                  hint="O pagină din magazin, de exemplu /produs-nou."
                  defaultValue={refused?.values.to ?? to}
                  errors={refused?.errors}
                  maxLength={500}
                  autoComplete="off"
                  required
                />
                <SendButton form={FORM}>Salvează</SendButton>
              </ActionForm>
              <ConfirmDelete open="Șterge redirecționarea">
                <p>Cine deschide adresa veche vede mesajul că pagina nu există.</p>
                <PressButton intent="remove" fields={{ version }}>
                  Șterge redirecționarea
                </PressButton>
              </ConfirmDelete>
            </>
          ) : (
            <p>{to}</p>
          )}
          <p>
            {hits === 0
              ? "Nu a fost accesată încă."
              : `Accesată ${hits === 1 ? "o dată" : `de ${countOf(hits, "ori")}`}.`}
          </p>
        </Panel>
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}
