import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { saveView } from "./saved-views.server.ts";
import type { loadNewView } from "./saved-views.server.ts";
import { texts } from "./texts.ts";

export { loadNewView as loader } from "./saved-views.server.ts";

export const action = ({ request, context, url }: ActionFunctionArgs) => saveView(request, { context, url });

export const meta = titled("Salvează lista");

export default function NewView() {
  const { list, back, own, mayShare } = useLoaderData<typeof loadNewView>();
  const refused = useRefused("view");
  return (
    <Page title="Salvează lista" trail={[{ to: back, text: list }]}>
      <Panel title={list}>
        <p>Se salvează filtrele, ordinea și coloanele actuale; lista salvată apare deasupra listei.</p>
        <ActionForm name="view" refused={refused}>
          {own.length > 0 && (
            <Select
              label="Locul salvării"
              name="instead"
              options={[{ value: "new", label: "Ca listă salvată nouă" }, ...own]}
              defaultValue={refused?.values.instead ?? "new"}
            />
          )}
          <Field
            label="Denumire"
            name="name"
            maxLength={60}
            defaultValue={refused?.values.name}
            errors={refused?.errors}
            autoComplete="off"
          />
          {mayShare && (
            <Checkbox
              label={texts.share}
              name="is_shared"
              defaultChecked={refused?.values.is_shared !== undefined}
              errors={refused?.errors}
            />
          )}
          <SendButton form="view">Salvează</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}
