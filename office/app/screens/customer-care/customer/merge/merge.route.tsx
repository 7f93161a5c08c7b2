import type { ComponentProps } from "react";
import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ChoosePanel, MergePreview } from "../../../../components/merge/merge-panels.tsx";
import { Page } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { Moment } from "../../../../components/time/moment-time.tsx";
import { nameOf } from "../../../../components/customer/name-of.ts";
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
    { to: "/clienti", text: "Clienți" },
    { to: `/clienti/${into.id}`, text: nameOf(into) },
  ];
  return (
    <Page title={texts.title} trail={trail}>
      <ChoosePanel {...{ texts, from, errors }} isShown={preview !== undefined} />
      {preview && <Preview preview={preview} />}
    </Page>
  );
}

type Shown = NonNullable<MergeData["preview"]>;

function Preview({ preview: { into, from, vouchers } }: { preview: Shown }) {
  return (
    <MergePreview
      texts={texts}
      from={sideOf(from)}
      into={sideOf(into)}
      moves={[
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
    >
      <p>{texts.stays}</p>
    </MergePreview>
  );
}

function sideOf(customer: Shown["into"]): ComponentProps<typeof MergePreview>["into"] {
  return {
    key: customer.id,
    version: customer.version,
    facts: [
      [texts.name, nameOf(customer)],
      [texts.email, customer.email],
      [texts.created, <Moment key="created" at={customer.created_at} />],
      [texts.orders, customer.orders_total],
    ],
  };
}
