import { Link, useLoaderData } from "react-router";
import type { ReplenishedSupplier } from "@curat/contract/staff/replenishment";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { ProductsTable } from "./products-table.tsx";
import type { loadReplenishment } from "./replenishment.server.ts";
import { texts } from "./texts.ts";

export { loadReplenishment as loader, orderProducts as action } from "./replenishment.server.ts";

export const meta = titled(texts.title);

export default function Replenishment() {
  const { rows, sums, low, show, chosen, current, last, mayEdit, seesCosts, suppliers } =
    useLoaderData<typeof loadReplenishment>();
  const refused = useRefused("order");
  const query = `${show === "low" ? "lista=fara-minim&" : ""}${chosen && `furnizor=${chosen}&`}`;
  const pageOf = (page: number) => `?${query}pagina=${page}`;
  return (
    <Page title={texts.title}>
      <Panel title={texts.suppliers}>
        <p>{texts.explain}</p>
        {low.products > 0 && (
          <p>
            {texts.lowStock(low)}
            {low.without_minimum > 0 && (
              <>
                {" "}
                <Link to={show === "low" ? "?" : "?lista=fara-minim"}>
                  {show === "low" ? texts.showShort : texts.showLow(low.without_minimum)}
                </Link>
              </>
            )}
          </p>
        )}
        {sums.length === 0 ? <p>{texts.nothing}</p> : <Suppliers {...{ sums, chosen }} />}
      </Panel>
      {rows.length > 0 && (
        <Panel title={show === "low" ? texts.withoutMinimum : texts.title}>
          {mayEdit && (
            <ActionForm name="order" id="order" refused={refused}>
              <p className="hint">{show === "low" ? texts.lowHint : texts.orderHint}</p>
              <SendButton form="order">{texts.order}</SendButton>
            </ActionForm>
          )}
          <ProductsTable
            key={`${show} ${chosen} ${current}`}
            {...{ rows, mayEdit, seesCosts, suppliers, refused }}
          />
          {last > 1 && (
            <nav aria-label={texts.title} className="cluster gap-3">
              {current > 1 && <Link to={pageOf(current - 1)}>{texts.newer}</Link>}
              {current < last && <Link to={pageOf(current + 1)}>{texts.older}</Link>}
            </nav>
          )}
        </Panel>
      )}
    </Page>
  );
}

function Suppliers({ sums, chosen }: { sums: ReplenishedSupplier[]; chosen: string }) {
  return (
    <ul className="pl-5">
      {chosen !== "" && (
        <li>
          <Link to="?">{texts.all}</Link>
        </li>
      )}
      {sums.map(({ supplierID, supplier, products, cost, currency }) => {
        const key = supplierID === null ? "fara" : String(supplierID);
        const name = supplierID === null ? texts.nobody : supplier;
        return (
          <li key={key}>
            <Link to={`?furnizor=${key}`} aria-current={key === chosen ? "true" : undefined}>
              {texts.supplierSum(name, products, cost ? texts.amount(cost, currency) : "")}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
