import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { CATEGORY } from "@curat/contract/staff/category.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { RecordPage } from "../../../components/record/record-page.tsx";
import { factsOf } from "../../../components/record/record-values.ts";
import { defaultDescription } from "../../../components/search-result/default-description.ts";
import { searchResultRenderers } from "../../../components/search-result/search-result-fields.tsx";
import type { loadCategory } from "./categories.server.ts";
import { GonePanel } from "./deleted-panel.tsx";
import { texts } from "./texts.ts";

export { loadCategory as loader, changeCategory as action } from "./categories.server.ts";

export const meta: MetaFunction<typeof loadCategory> = ({ loaderData }) =>
  titled(loaderData?.category.category ?? texts.title)();

export default function Category() {
  const { category, options, history, otherViewers, mayEdit, mayUpload } =
    useLoaderData<typeof loadCategory>();
  const { categoryID: id, version } = category;
  return (
    <RecordPage
      title={category.category}
      room={{ to: "/categorii", text: texts.title }}
      shopPage={category.url}
      actions={
        mayEdit && (
          <Link to={`/categorii/noua?sub=${id}`} className={buttonClass("secondary")}>
            {texts.newBelow}
          </Link>
        )
      }
      {...{ kind: "category", id, otherViewers, history }}
      formTitle={texts.text}
      form={
        mayEdit ? (
          <RecordForm
            key={`${id}-${version}`}
            name="category"
            description={CATEGORY}
            record={category}
            {...{ options, mayUpload, words: texts }}
            renderers={searchResultRenderers({
              title: category.category,
              description: defaultDescription(category.description),
              path: category.url,
            })}
          />
        ) : (
          <FactList
            facts={[[CATEGORY.fields.slug.label, category.url], ...factsOf(CATEGORY, category, options)]}
          />
        )
      }
      sidebar={mayEdit && <GonePanel category={category} targets={options.parentID} />}
    />
  );
}
