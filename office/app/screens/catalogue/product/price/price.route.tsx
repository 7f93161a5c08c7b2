import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import type { StaffPrice } from "@curat/contract/staff/prices";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Price } from "../../../../components/money/price.tsx";
import { FactList } from "../../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Panel, Panels } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { Moment } from "../../../../components/time/moment-time.tsx";
import { ProductFrame } from "../product-frame.tsx";
import { FLOOR, filledFloor, filledPrice, PRICE } from "./price-fields.ts";
import type { Earned, PricePreviewed } from "./price.server.ts";
import { changePrice } from "./price.server.ts";
import type { loadPrice } from "./price.server.ts";
import { SeapPanel } from "./seap-panel.tsx";
import { LedgerTable } from "../ledger-table.tsx";
import styles from "../ledger.module.css";

export { loadPrice as loader } from "./price.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changePrice(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadPrice> = ({ loaderData }) =>
  titled(loaderData ? `Preț: ${loaderData.product.fields.name}` : "Preț")();

export default function ProductPrice() {
  const data = useLoaderData<typeof loadPrice>();
  const { price, earned, floor, seap, mayPrice, mayFloor, maySeap } = data;
  return (
    <ProductFrame data={data}>
      <Panels>
        <Panel title="Prețul actual">
          <Shown price={price} />
          <EarnedFacts earned={earned} />
          {price.promotion && <FactList facts={[["Promoție", promotionText(price.promotion)]]} />}
        </Panel>
        {mayPrice && (
          <Panel title="Schimbă prețul">
            <PriceForm key={price.version} price={price} />
          </Panel>
        )}
        {floor && mayFloor && (
          <Panel title="Prețul minim">
            <FloorForm key={floor.version} floor={floor} />
          </Panel>
        )}
        {seap && (maySeap || seap.code !== null) && (
          <SeapPanel key={seap.version} item={seap} mayEdit={maySeap} />
        )}
      </Panels>
      <History history={price.history} />
    </ProductFrame>
  );
}

type ShownPrice = Pick<StaffPrice, "list_price" | "price" | "oldprice" | "save_percent" | "floor_price">;

function Shown({ price: { list_price, price, oldprice, save_percent, floor_price } }: { price: ShownPrice }) {
  return (
    <FactList
      facts={[
        ["Preț de listă", <Price key="list" lei={list_price} />],
        ["Preț în magazin", <Price key="asked" lei={price} />],
        [
          "Preț de referință",
          oldprice === null ? null : (
            <>
              <Price lei={oldprice} /> (−{save_percent}%)
            </>
          ),
        ],
        [
          "Cel mai mic preț din ultimele 30 de zile",
          floor_price === null ? "nu a avut preț" : <Price key="floor" lei={floor_price} />,
        ],
      ]}
    />
  );
}

function EarnedFacts({ earned }: { earned: Earned }) {
  if (!earned) return null;
  const { net, average, percent, warning } = earned;
  return (
    <>
      <FactList
        facts={[
          ["Preț fără TVA", <Price key="net" lei={net} />],
          ["Cost mediu", <Price key="average" lei={average} />],
          ["Marjă", percent !== null && `${percent.toLocaleString("ro")} %`],
        ]}
      />
      {warning !== null && <strong>{warning}</strong>}
    </>
  );
}

function promotionText({ label, percent, fixed_price }: NonNullable<StaffPrice["promotion"]>): string {
  const by =
    percent === null
      ? fixed_price === null
        ? ""
        : "preț promoțional"
      : `reducere de ${percent.toLocaleString("ro")}%`;
  return [label, by].filter(Boolean).join(", ");
}

function PriceForm({ price }: { price: StaffPrice }) {
  const refused = useRefused(PRICE);
  const sent = useActionData<Partial<PricePreviewed>>();
  const preview = refused && sent?.preview;
  return (
    <ActionForm name={PRICE} refused={refused} loaded={filledPrice(price)}>
      <input type="hidden" name="version" value={price.version} />
      <Field
        label="Preț de listă nou, cu TVA (lei)"
        name="list_price"
        inputMode="decimal"
        defaultValue={refused?.values.list_price ?? filledPrice(price).list_price}
        errors={refused?.errors}
        required
        autoComplete="off"
      />
      {preview && (
        <section
          aria-label="Cum va apărea în magazin"
          className={`stack gap-3 p-4 rounded bg-surface ${styles.preview}`}
        >
          <h3 className="text-m">Cum va apărea în magazin</h3>
          <Shown price={preview} />
          <EarnedFacts earned={sent.earned} />
          <ul className="m-0 pl-5">
            {preview.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="cluster gap-2">
        <Button name="act" value="look" variant={preview ? "secondary" : "primary"}>
          Vezi cum va apărea
        </Button>
        <SendButton form={PRICE} variant={preview ? "primary" : "secondary"}>
          Salvează prețul
        </SendButton>
      </div>
    </ActionForm>
  );
}

function FloorForm({ floor }: { floor: { floor: number | null; version: number } }) {
  const refused = useRefused(FLOOR);
  const filled = filledFloor(floor);
  return (
    <ActionForm name={FLOOR} refused={refused} loaded={filled}>
      <input type="hidden" name="version" value={floor.version} />
      <Field
        label="Prețul minim din liste (lei)"
        name="floor"
        hint="Nicio listă de prețuri nu poate avea un preț mai mic. Lasă câmpul gol dacă nu vrei o limită."
        inputMode="decimal"
        defaultValue={refused?.values.floor ?? filled.floor}
        errors={refused?.errors}
        autoComplete="off"
      />
      <SendButton form={FLOOR} variant="secondary">
        Salvează prețul minim
      </SendButton>
    </ActionForm>
  );
}

function History({ history }: Pick<StaffPrice, "history">) {
  return (
    <Panel title="Istoricul prețului">
      <LedgerTable label="Istoricul prețului">
        <thead>
          <tr>
            <th scope="col">De la</th>
            <th scope="col">Până la</th>
            <th scope="col" className={styles.number}>
              Preț
            </th>
            <th scope="col">Motiv</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ price, from, to, source }) => (
            <tr key={from}>
              <td>
                <Moment at={from} />
              </td>
              <td>
                <Moment at={to} none="acum" />
              </td>
              <td className={styles.number}>
                <Price lei={price} />
              </td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </LedgerTable>
    </Panel>
  );
}
