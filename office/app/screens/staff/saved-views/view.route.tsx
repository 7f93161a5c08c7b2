import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { changeView } from "./saved-views.server.ts";
import type { loadView } from "./saved-views.server.ts";
import { texts } from "./texts.ts";
import { filledView } from "./view-fields.ts";

export { loadView as loader } from "./saved-views.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeView(request, context, params.id ?? "");

export const meta = titled("Liste salvate");

export default function View() {
  const { view, list, back, address, mayShare } = useLoaderData<typeof loadView>();
  const { name, is_shared, version } = view;
  const refused = useRefused("view");
  return (
    <Page
      title={name}
      trail={[{ to: back, text: list }]}
      actions={
        <Link to={address} className={buttonClass("secondary")}>
          Deschide lista
        </Link>
      }
    >
      <Panel title={list}>
        <ActionForm name="view" refused={refused} loaded={filledView(view)}>
          <input type="hidden" name="version" value={version} />
          <Field
            label="Denumire"
            name="name"
            maxLength={60}
            defaultValue={refused?.values.name ?? name}
            errors={refused?.errors}
            required
            autoComplete="off"
          />
          {mayShare && (
            <Checkbox
              label={texts.share}
              name="is_shared"
              defaultChecked={refused ? refused.values.is_shared !== undefined : is_shared}
              errors={refused?.errors}
            />
          )}
          <SendButton form="view">Salvează</SendButton>
        </ActionForm>
      </Panel>
      <Panel title="Acțiuni">
        <PressButton intent="remove" fields={{ version, list: view.list }}>
          Șterge lista salvată
        </PressButton>
      </Panel>
    </Page>
  );
}
