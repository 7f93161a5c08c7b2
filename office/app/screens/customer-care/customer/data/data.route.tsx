import { useLoaderData } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { nameOf } from "../../../../components/customer/name-of.ts";
import type { loadData } from "./data.server.ts";

export { loadData as loader, eraseData as action } from "./data.server.ts";

export const meta = titled("Datele clientului");

export default function CustomerDataPage() {
  const { customer, may } = useLoaderData<typeof loadData>();
  const refused = useRefused("erase");
  const trail = [
    { to: "/clienti", text: "Clienți" },
    { to: `/clienti/${customer.id}`, text: nameOf(customer) },
  ];
  return (
    <Page title="Datele clientului" trail={trail}>
      {may.export && (
        <Panel title="Toate datele păstrate">
          <p>
            Toate datele pe care magazinul le păstrează despre client, ca în răspunsul la o cerere privind
            datele. Descărcarea se înregistrează în jurnal.
          </p>
          {/* A native form, because the response is a file. */}
          <form method="post" action={`/admin/clienti/${customer.id}/date/fisier`} className="cluster gap-2">
            <Button name="file" value="pdf">
              Descarcă PDF
            </Button>
            <Button name="file" value="json" variant="secondary">
              Descarcă JSON
            </Button>
          </form>
        </Panel>
      )}
      {may.erase && (
        <Panel title="Ștergerea datelor">
          <p>
            Numele, adresele, coșul, favoritele, notele și sesiunile se șterg. Datele din comenzile încheiate
            se șterg acum, iar cele din comenzile în curs, după încheierea lor; facturile se păstrează atât
            cât cere legea contabilității. Acțiunea este ireversibilă.
          </p>
          <ActionForm name="erase" refused={refused}>
            <input type="hidden" name="version" value={customer.version} />
            <Checkbox
              label="Am verificat identitatea persoanei care cere ștergerea"
              name="understood"
              value="1"
              defaultChecked={refused?.values.understood === "1"}
              errors={refused?.errors}
            />
            <SendButton form="erase">Șterge datele definitiv</SendButton>
          </ActionForm>
        </Panel>
      )}
    </Page>
  );
}
