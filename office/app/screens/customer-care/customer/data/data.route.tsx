import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { texts as listTexts } from "../../customers/texts.ts";
import styles from "../customer.module.css";
import { nameOf } from "../name-of.ts";
import { eraseData, loadData } from "./data.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadData(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  eraseData(request, context, params.id ?? "");

export const meta = titled(texts.title);

export default function CustomerDataPage() {
  const { customer, may } = useLoaderData<typeof loader>();
  const refused = useRefused("erase");
  const trail = [
    { to: "/clienti", text: listTexts.title },
    { to: `/clienti/${customer.id}`, text: nameOf(customer) },
  ];
  return (
    <Page title={texts.title} trail={trail}>
      {may.export && (
        <Panel title={texts.told}>
          <p>{texts.toldExplain}</p>
          {/* The browser's own form: what comes back is a file and no page. */}
          <form method="post" action={`/admin/clienti/${customer.id}/date/fisier`} className={styles.acts}>
            <Button name="file" value="pdf">
              {texts.pdf}
            </Button>
            <Button name="file" value="json" variant="secondary">
              {texts.json}
            </Button>
          </form>
        </Panel>
      )}
      {may.erase && (
        <Panel title={texts.erase}>
          <p>{texts.eraseExplain}</p>
          <ActionForm name="erase" refused={refused}>
            <input type="hidden" name="version" value={customer.version} />
            <Checkbox
              label={texts.understood}
              name="understood"
              value="1"
              defaultChecked={refused?.values.understood === "1"}
              errors={refused?.errors}
            />
            <SendButton form="erase">{texts.eraseButton}</SendButton>
          </ActionForm>
        </Panel>
      )}
    </Page>
  );
}
