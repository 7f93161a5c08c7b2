import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { FactList } from "../../components/facts/fact-list.tsx";
import { FinalAct } from "../../components/form/final-act.tsx";
import { PressButton } from "../../components/form/press-button.tsx";
import { ChangeHistory } from "../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { Presence } from "../../components/presence/presence.tsx";
import { lacksOf } from "./brand-fields.ts";
import { BrandForm } from "./brand-form.tsx";
import { changeBrand, loadBrand } from "./brands.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadBrand(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeBrand(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.brand.brand ?? texts.title)();

export default function Brand() {
  const { brand, history, others, mayEdit, mayUpload } = useLoaderData<typeof loader>();
  const { brandID: id, version, manufacturer, products } = brand;
  const lacks = lacksOf(brand).map((part) => texts.parts[part]);
  return (
    <Page
      title={brand.brand}
      trail={[{ to: "/producatori", text: texts.title }]}
      acts={
        <a href={brand.url} className={buttonClass("secondary")}>
          {texts.inShop}
        </a>
      }
    >
      <Presence kind="brand" id={id} others={others} />
      <Panels>
        <Panel title={texts.text}>
          {mayEdit ? (
            <BrandForm key={`${id}-${version}`} brand={brand} mayUpload={mayUpload} />
          ) : (
            <FactList
              facts={[
                [texts.labels["manufacturer.name"], manufacturer.name],
                [texts.labels["manufacturer.address"], manufacturer.address],
                [texts.labels["manufacturer.email"], manufacturer.email],
                [texts.labels.description, brand.description],
              ]}
            />
          )}
        </Panel>
        <div>
          <Panel title={texts.state}>
            <p>{lacks.length > 0 ? texts.lacks(lacks) : texts.lacksNothing}</p>
            <p>{texts.used(products)}</p>
            {mayEdit && products === 0 && (
              <FinalAct open={texts.remove}>
                <p>{texts.removeExplain}</p>
                <PressButton intent="remove" fields={{ version }}>
                  {texts.confirmRemove}
                </PressButton>
              </FinalAct>
            )}
          </Panel>
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}
