import { Link, useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PermissionBoxes } from "../../../components/permissions/permission-boxes.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { KeyState } from "./key-state.tsx";
import { KeyUntil } from "./key-until.tsx";
import { KEYS } from "./keys-shape.ts";
import { changeKeys } from "./keys.server.ts";
import type { loadKeys } from "./keys.server.ts";

export { loadKeys as loader } from "./keys.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => changeKeys(request, context);

export const meta = titled("Chei API");

export default function Keys() {
  const { state, total, lastPage, keys, grantable, mayEdit } = useLoaderData<typeof loadKeys>();
  const sent = useActionData<{ made?: { name: string; key: string } }>();
  const refused = useRefused("key");
  const rows = keys.map(({ id, version, name, revoked_at, sentences, created_at, last_used_at, ...key }) => ({
    id,
    cells: {
      nume: <Link to={`/chei/${id}`}>{name}</Link>,
      stare: <KeyState isRevoked={revoked_at !== null} isExpired={key.isExpired} />,
      permite: sentences.join("; "),
      facuta: <Moment at={created_at} />,
      autor: key.made_by ?? "la server, nu de un coleg",
      folosita: <Moment at={last_used_at} none="niciodată" />,
      valabila: <KeyUntil id={id} version={version} lastDay={key.lastDay} mayEdit={mayEdit && !revoked_at} />,
      retrage: mayEdit && !revoked_at && (
        <PressButton intent="revoke" fields={{ id }}>
          Retrage
        </PressButton>
      ),
    },
  }));
  return (
    <Page title="Chei API">
      <p>
        Un program (de exemplu de facturare sau de stoc) folosește o cheie proprie, nu parola cuiva. Cheia se
        retrage automat când persoana care a creat-o nu mai are acces.
      </p>
      {sent?.made && (
        <Panel title={sent.made.name} news={sent.made}>
          <p>
            <output>Cheia este afișată o singură dată. Copiaz-o acum în programul care o folosește.</output>
          </p>
          <p>
            <code>{sent.made.key}</code>
          </p>
        </Panel>
      )}
      <ListView shape={KEYS} state={state} paging={{ total, lastPage }}>
        <DataTable caption="Chei API" shape={KEYS} state={state} rows={rows} />
      </ListView>
      {mayEdit && (
        <Panel title="Cheie nouă">
          <ActionForm name="key" refused={refused}>
            <Field
              label="Denumire"
              name="name"
              hint="Ce program o folosește, de exemplu „Saga – facturi”."
              defaultValue={refused?.values.name}
              errors={refused?.errors}
              required
              maxLength={100}
              autoComplete="off"
            />
            <Field
              label="Valabilă până la"
              name="until"
              type="date"
              hint="Cheia expiră la sfârșitul zilei alese. Dacă lași câmpul gol, este valabilă până când o retragi."
              defaultValue={refused?.values.until}
              errors={refused?.errors.expires_at ? { until: refused.errors.expires_at } : undefined}
            />
            <PermissionBoxes allowed={[]} grantable={grantable} refused={refused} />
            <SendButton form="key">Creează cheia</SendButton>
          </ActionForm>
        </Panel>
      )}
    </Page>
  );
}
