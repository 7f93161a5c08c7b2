import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { CATEGORY } from "@curat/contract/staff/category.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { factsOf } from "../../../components/record/record-values.ts";
import { changeCategory, loadCategory } from "./categories.server.ts";
import { GonePanel } from "./gone-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadCategory(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeCategory(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.category.category ?? texts.title)();

export default function Category() {
  const { category, options, history, others, mayEdit, mayUpload } = useLoaderData<typeof loader>();
  const { categoryID: id, version } = category;
  return (
    <Page
      title={category.category}
      trail={[{ to: "/categorii", text: texts.title }]}
      acts={
        <>
          <a href={category.url} className={buttonClass("secondary")}>
            {texts.inShop}
          </a>
          {mayEdit && (
            <Link to={`/categorii/noua?sub=${id}`} className={buttonClass("secondary")}>
              {texts.newBelow}
            </Link>
          )}
        </>
      }
    >
      <Presence kind="category" id={id} others={others} />
      <Panels>
        <Panel title={texts.text}>
          {mayEdit ? (
            <RecordForm
              key={`${id}-${version}`}
              name="category"
              description={CATEGORY}
              record={category}
              {...{ options, mayUpload, words: texts }}
            />
          ) : (
            <FactList
              facts={[[CATEGORY.fields.slug.label, category.url], ...factsOf(CATEGORY, category, options)]}
            />
          )}
        </Panel>
        <div>
          {mayEdit && <GonePanel category={category} others={options.parentID} />}
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}
