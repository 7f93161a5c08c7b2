import type { ComponentProps } from "react";
import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { ChoosePanel, MergePreview } from "../../../../components/merge/merge-panels.tsx";
import { Page } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { placeOf } from "../../../../components/company/place-of.ts";
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
    { to: "/firme", text: "Firme" },
    { to: `/firme/${into.cui}`, text: into.name || into.cui },
  ];
  return (
    <Page title={texts.title} trail={trail}>
      <ChoosePanel {...{ texts, from, errors }} isShown={preview !== undefined} />
      {preview && <Preview preview={preview} />}
    </Page>
  );
}

type Shown = NonNullable<MergeData["preview"]>;

function Preview({ preview: { into, from } }: { preview: Shown }) {
  return (
    <MergePreview
      texts={texts}
      from={sideOf(from)}
      into={sideOf(into)}
      moves={[
        [texts.orders, from.orders],
        [texts.customers, from.customers],
        [texts.books, from.people.flatMap(({ companies }) => companies).length],
        [texts.along, from.merged.join(", ") || null],
      ]}
    />
  );
}

function sideOf(company: Shown["into"]): ComponentProps<typeof MergePreview>["into"] {
  return {
    key: company.cui,
    version: company.version,
    facts: [
      [texts.name, company.name],
      [texts.cui, company.cui],
      [texts.place, placeOf(company)],
      [texts.orders, company.orders],
      [texts.bought, formatOfficeLei(company.spent)],
      [texts.customers, company.customers],
    ],
  };
}
