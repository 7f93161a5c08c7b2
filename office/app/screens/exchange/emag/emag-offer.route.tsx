import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { EMAG_MATCH_LABEL } from "@curat/contract/staff/emag.values";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { typedLei } from "../../../components/money/lei.ts";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { plainState, PUSHES } from "./emag-shape.ts";
import type { loadEmagOffer } from "./emag.server.ts";
import { TEXTS } from "./texts.ts";

export { changeEmagOffer as action, loadEmagOffer as loader } from "./emag.server.ts";

export const meta: MetaFunction<typeof loadEmagOffer> = ({ loaderData }) =>
  titled(loaderData?.offer.name ?? TEXTS.offer)();

const LABELS = { product_code: TEXTS.productCode, floor: TEXTS.floor };

export default function EmagOffer() {
  const { offer, mayEdit, history } = useLoaderData<typeof loadEmagOffer>();
  const refused = useRefused("offer");
  const undo = useRefused("undo");
  const filled = {
    product_code: offer.product?.code ?? "",
    floor: offer.floor === null ? "" : typedLei(offer.floor),
  };
  const field = filledFields(LABELS, { refused, filled });
  const rows = offer.pushes.map((push) => ({
    id: push.id,
    cells: {
      moment: <Moment at={push.at} />,
      stoc: push.stock,
      pret: formatOfficeLei(push.price),
      rezultat: push.words || TEXTS.outcomes[push.outcome],
    },
  }));
  return (
    <Page title={offer.name} trail={[{ to: "/emag/oferte", text: TEXTS.offers }]}>
      <Panels>
        <Panel title={TEXTS.product}>
          <FactList
            facts={[
              [
                TEXTS.product,
                offer.product ? (
                  <Link key="product" to={`/produse/${offer.product.id}`}>
                    {offer.product.name}
                  </Link>
                ) : (
                  TEXTS.whyUnmatched
                ),
              ],
              ["Codul de la eMAG", offer.part_number],
              ["EAN", offer.eans.join(", ")],
              ...(offer.problem === null ? [] : [["Problema", offer.problem] satisfies [string, string]]),
            ]}
          />
        </Panel>
        {mayEdit && (
          <Panel title="Schimbă oferta">
            <ActionForm name="offer" refused={refused}>
              <input type="hidden" name="version" value={offer.version} />
              <Field {...field("product_code")} hint={TEXTS.productHint} maxLength={100} autoComplete="off" />
              <Field
                {...field("floor")}
                hint={TEXTS.floorHint}
                inputMode="decimal"
                maxLength={12}
                autoComplete="off"
              />
              <SendButton form="offer">{TEXTS.save}</SendButton>
            </ActionForm>
          </Panel>
        )}
        <Panel title={TEXTS.matches}>
          <ul className="list stack gap-2">
            {offer.matches.map(({ product, how, by, at }) => (
              <li key={at}>
                {product?.name ?? "Niciun produs"}, {EMAG_MATCH_LABEL[how]} ({by}, <Moment at={at} />)
              </li>
            ))}
          </ul>
          {mayEdit && offer.matches.length > 0 && (
            <ActionForm name="undo" refused={undo}>
              <input type="hidden" name="version" value={offer.version} />
              <SendButton form="undo">{TEXTS.undo}</SendButton>
            </ActionForm>
          )}
        </Panel>
        <ChangeHistory rows={history} />
      </Panels>
      <Panel title={TEXTS.pushes}>
        {rows.length === 0 ? (
          <p>{TEXTS.noPushes}</p>
        ) : (
          <DataTable caption={TEXTS.pushes} shape={PUSHES} state={plainState(PUSHES)} rows={rows} />
        )}
      </Panel>
    </Page>
  );
}
