import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { createRecurringOrder } from "./recurring-order.server.ts";
import type { loadNewRecurringOrder } from "./recurring-order.server.ts";
import { FORM } from "./recurring-fields.ts";
import { RhythmFields } from "./rhythm-fields.tsx";
import { texts } from "./texts.ts";

export { loadNewRecurringOrder as loader } from "./recurring-order.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => createRecurringOrder(request, context);

export const meta = titled(texts.newTitle);

export default function NewRecurringOrder() {
  const { filled, key } = useLoaderData<typeof loadNewRecurringOrder>();
  const refused = useRefused(FORM);
  const field = filledFields(texts.labels, { refused, filled });
  return (
    <Page title={texts.newTitle} trail={[{ to: "/comenzi-recurente", text: texts.title }]}>
      <Panel title="Ce se repetă și când">
        <p>{texts.newHint}</p>
        <p className="hint">{texts.confirmHint}</p>
        <ActionForm name={FORM} refused={refused}>
          <input type="hidden" name="key" value={refused?.values.key ?? key} />
          <Field {...field("order_number")} inputMode="numeric" maxLength={15} required autoComplete="off" />
          <RhythmFields field={field} />
          <SendButton form={FORM}>{texts.create}</SendButton>
        </ActionForm>
      </Panel>
    </Page>
  );
}
