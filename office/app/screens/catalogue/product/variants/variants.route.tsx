import { Form, Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { MAX_VARIANTS } from "@curat/contract/staff/products.values";
import type { StaffVariants } from "@curat/contract/staff/variants";
import { Button } from "@curat/ui/button/button.tsx";
import { Price } from "../../../../components/money/price.tsx";
import { Panel } from "../../../../components/page/page.tsx";
import { titled } from "../../../../components/page/titled.ts";
import { ProductState } from "../../../../components/status/product-status.tsx";
import { ProductFrame } from "../product-frame.tsx";
import { productPage } from "../tabs.ts";
import { LedgerTable } from "../ledger-table.tsx";
import styles from "../ledger.module.css";
import values from "../values/values.module.css";
import { FamilyGrid } from "./family-grid.tsx";
import { VALUE_KEY } from "./grid.ts";
import { loadVariants } from "./variants.server.ts";
import type { VariantsData } from "./variants.server.ts";
import { VariantGrid } from "./variant-grid.tsx";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadVariants(context, params.id ?? "", url);

export { changeVariants as action } from "./variants.server.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? `Variante: ${loaderData.product.fields.name}` : "Variante")();

export default function ProductVariants() {
  const data = useLoaderData<typeof loader>();
  const { product, family, grid, mayEdit } = data;
  const isMaster = family.masterID === product.productID;
  return (
    <ProductFrame data={data}>
      <Panel title="Variante existente">
        {family.variants.length <= 1 ? (
          <p>Produsul nu are alte variante.</p>
        ) : mayEdit ? (
          <FamilyGrid key={family.variants.map(({ version }) => version).join()} family={family} />
        ) : (
          <Family family={family} />
        )}
        {!isMaster && (
          <p>
            Variantele se adaugă la produsul principal:{" "}
            <Link to={productPage(family.masterID, "/variante")}>{family.variants[0]?.name}</Link>
          </p>
        )}
      </Panel>
      {mayEdit && isMaster && (
        <>
          <Choose {...data} />
          {grid === null && (
            <p role="alert">
              Sunt prea multe combinații: alege mai puține valori, cel mult {MAX_VARIANTS} de rânduri.
            </p>
          )}
          {grid && grid.length > 0 && (
            <Panel title="Variante noi">
              <VariantGrid
                key={`${family.version} ${grid.map(({ key }) => key).join()}`}
                {...{ family, grid, product }}
              />
            </Panel>
          )}
        </>
      )}
    </ProductFrame>
  );
}

function Family({ family: { variants } }: { family: StaffVariants }) {
  return (
    <LedgerTable label="Variante existente">
      <thead>
        <tr>
          <th scope="col">Cod</th>
          <th scope="col">Valori</th>
          <th scope="col" className={styles.number}>
            Preț
          </th>
          <th scope="col" className={styles.number}>
            Stoc
          </th>
          <th scope="col">Stare</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant.productID}>
            <th scope="row">
              <Link to={productPage(variant.productID)}>{variant.code}</Link>
            </th>
            <td>{Object.values(variant.values).join(", ")}</td>
            <td className={styles.number}>
              <Price lei={variant.price} />
            </td>
            <td className={styles.number}>{variant.stock}</td>
            <td>
              <ProductState product={variant} />
            </td>
          </tr>
        ))}
      </tbody>
    </LedgerTable>
  );
}

function Choose({ parameters, chosen }: Pick<VariantsData, "parameters" | "chosen">) {
  return (
    <Panel title="Adaugă variante">
      <p>Alege valorile care diferă: tabelul are câte un rând pentru fiecare combinație.</p>
      <Form>
        {parameters.map((parameter) => (
          <details
            key={parameter.id}
            open={parameter.values.some(({ id }) => chosen.includes(id))}
            className={`line-below ${values.parameter}`}
          >
            <summary className="min-h-touch py-3 bold">{parameter.name}</summary>
            <fieldset className={`grid gap-x-3 gap-y-0 ${values.values}`} aria-label={parameter.name}>
              {parameter.values.map(({ id, name }) => (
                <label className="row items-center gap-2 min-h-touch pointer" key={id}>
                  <input type="checkbox" name={VALUE_KEY} value={id} defaultChecked={chosen.includes(id)} />
                  {name}
                </label>
              ))}
            </fieldset>
          </details>
        ))}
        <p>
          <Button variant="secondary">Creează tabelul</Button>
        </p>
      </Form>
    </Panel>
  );
}
