import { Form, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { texts as listTexts } from "../../customers/texts.ts";
import styles from "../customer.module.css";
import { nameOf } from "../name-of.ts";
import { loadMerge, merge } from "./merge.server.ts";
import type { MergeData } from "./merge.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadMerge(context, params.id ?? "", url);

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  merge(request, context, params.id ?? "");

export const meta = titled(texts.title);

export default function Merge() {
  const { into, from, preview, errors } = useLoaderData<typeof loader>();
  const trail = [
    { to: "/clienti", text: listTexts.title },
    { to: `/clienti/${into.id}`, text: nameOf(into) },
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

function Preview({ preview: { into, from, vouchers } }: { preview: Shown }) {
  const refused = useRefused("merge");
  return (
    <>
      <Panels>
        <Panel title={texts.from}>
          <Facts customer={from} />
        </Panel>
        <Panel title={texts.into}>
          <Facts customer={into} />
        </Panel>
      </Panels>
      <Panel title={texts.moves}>
        <FactList
          facts={[
            [texts.orders, from.orders_total],
            [texts.addresses, from.addresses.length],
            [texts.companies, from.companies.length],
            [texts.favourites, from.favourites],
            [texts.returns, from.returns.length],
            [texts.complaints, from.complaints.length],
            [texts.reviews, from.reviews.length],
            [texts.notes, from.notes.length],
            [texts.vouchers, vouchers],
          ]}
        />
        <p>{texts.stays}</p>
        <ActionForm name="merge" refused={refused}>
          <input type="hidden" name="from" value={from.id} />
          <input type="hidden" name="version" value={into.version} />
          <input type="hidden" name="from_version" value={from.version} />
          <SendButton form="merge">{texts.merge}</SendButton>
        </ActionForm>
      </Panel>
    </>
  );
}

function Facts({ customer }: { customer: Shown["into"] }) {
  return (
    <FactList
      facts={[
        [texts.name, nameOf(customer)],
        [texts.email, customer.email],
        [texts.created, <Moment key="created" at={customer.created_at} />],
        [texts.orders, customer.orders_total],
      ]}
    />
  );
}
