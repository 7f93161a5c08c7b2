import { Form, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { formatLei } from "@curat/contract/lei.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { placeOf } from "../../companies/place-of.ts";
import { texts as listTexts } from "../../companies/texts.ts";
import styles from "../company.module.css";
import { loadMerge, merge } from "./merge.server.ts";
import type { MergeData } from "./merge.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadMerge(context, params.cui ?? "", url);

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  merge(request, context, params.cui ?? "");

export const meta = titled(texts.title);

export default function MergeCompanies() {
  const { into, from, preview, errors } = useLoaderData<typeof loader>();
  const trail = [
    { to: "/firme", text: listTexts.title },
    { to: `/firme/${into.cui}`, text: into.name || into.cui },
  ];
  return (
    <Page title={texts.title} trail={trail}>
      <Panel title={texts.whichTitle}>
        <p>{texts.explain}</p>
        <Form className={styles.choose}>
          <Field
            key={from}
            label={texts.which}
            name="din"
            hint={texts.whichHint}
            defaultValue={from}
            errors={errors}
            required
            autoComplete="off"
          />
          <Button variant={preview ? "secondary" : "primary"}>{texts.show}</Button>
        </Form>
      </Panel>
      {preview && <Preview preview={preview} />}
    </Page>
  );
}

type Shown = NonNullable<MergeData["preview"]>;

function Preview({ preview: { into, from } }: { preview: Shown }) {
  const refused = useRefused("merge");
  return (
    <>
      <Panels>
        <Panel title={texts.from}>
          <Facts company={from} />
        </Panel>
        <Panel title={texts.into}>
          <Facts company={into} />
        </Panel>
      </Panels>
      <Panel title={texts.moves}>
        <FactList
          facts={[
            [texts.orders, from.orders],
            [texts.customers, from.customers],
            [texts.books, from.people.flatMap(({ companies }) => companies).length],
            [texts.along, from.merged.join(", ") || null],
          ]}
        />
        <ActionForm name="merge" refused={refused}>
          <input type="hidden" name="from" value={from.cui} />
          <input type="hidden" name="version" value={into.version} />
          <input type="hidden" name="from_version" value={from.version} />
          <SendButton form="merge">{texts.merge}</SendButton>
        </ActionForm>
      </Panel>
    </>
  );
}

function Facts({ company }: { company: Shown["into"] }) {
  return (
    <FactList
      facts={[
        [texts.name, company.name],
        [texts.cui, company.cui],
        [texts.place, placeOf(company)],
        [texts.orders, company.orders],
        [texts.bought, formatLei(company.spent)],
        [texts.customers, company.customers],
      ]}
    />
  );
}
