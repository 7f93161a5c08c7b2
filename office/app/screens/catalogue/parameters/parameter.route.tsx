import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { RecordPage } from "../../../components/record/record-page.tsx";
import { MergePanel } from "./merge-panel.tsx";
import { ParameterForm } from "./parameter-form.tsx";
import { changeParameter } from "./parameters.server.ts";
import type { loadParameter } from "./parameters.server.ts";
import { texts } from "./texts.ts";

export { loadParameter as loader } from "./parameters.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeParameter(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadParameter> = ({ loaderData }) =>
  titled(loaderData?.parameter.parameter ?? "Caracteristici")();

export default function Parameter() {
  const { parameter, history, otherViewers, mayEdit } = useLoaderData<typeof loadParameter>();
  const { parameterID: id, version, categories, values } = parameter;
  return (
    <RecordPage
      title={parameter.parameter}
      room={{ to: "/caracteristici", text: "Caracteristici" }}
      {...{ kind: "parameter", id, otherViewers, history }}
      formTitle="Caracteristica"
      form={
        mayEdit ? (
          <ParameterForm key={`${id}-${version}`} parameter={parameter} />
        ) : (
          <ul>
            {values.map(({ valueID, value, products }) => (
              <li key={valueID}>{`${value} (${texts.products(products)})`}</li>
            ))}
          </ul>
        )
      }
      sidebar={
        <>
          <Panel title="Categorii cu acest filtru">
            {categories.length === 0 && (
              <p>Niciuna: niciun produs nu folosește încă această caracteristică.</p>
            )}
            <ul>
              {categories.map(({ categoryID, category, products }) => (
                <li key={categoryID}>
                  <Link to={`/categorii/${categoryID}`}>{category}</Link> ({texts.products(products)})
                </li>
              ))}
            </ul>
          </Panel>
          {mayEdit && <MergePanel key={version} parameter={parameter} />}
        </>
      }
    />
  );
}
