import { formatOfficeLei } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity-text.values";
import type { Owed } from "@curat/contract/staff/receivables";
import type { OwedPart } from "@curat/contract/staff/receivables.values";
import { Link } from "react-router";
import { FactList } from "../facts/fact-list.tsx";
import { Panel } from "../page/page.tsx";

const PARTS: Record<OwedPart, { name: string; to: string }> = {
  invoices: { name: "Facturi neîncasate", to: "/creante" },
  cash: { name: "Ramburs, colete pe drum", to: "/comenzi?stare=shipped&plata=COD" },
  transfers: { name: "Transferuri așteptate", to: "/comenzi?plata=BANK&incasare=none" },
  cards: { name: "Plăți cu cardul așteptate", to: "/comenzi?stare=awaiting_payment&plata=CARD" },
  not_invoiced: { name: "Expediate fără factură", to: "/comenzi?etapa=not_invoiced" },
  to_ship: { name: "În plus, comenzi neexpediate cu plata la livrare sau la termen", to: "/comenzi" },
};

/** Shows all money that buyers owe and its parts, each with a link to its orders. */
export function OwedPanel({ owed, id }: { owed: Owed; id?: string }) {
  return (
    <Panel title="De încasat de la clienți" id={id}>
      <FactList
        facts={[
          ["În total", <strong key="total">{formatOfficeLei(owed.total)}</strong>],
          ...owed.parts
            .filter(({ orders }) => orders > 0)
            .map(({ part, orders, open }): [string, React.ReactNode] => [
              PARTS[part].name,
              <Link key={part} to={PARTS[part].to}>
                {formatOfficeLei(open)} ({countOf(orders, orders === 1 ? "comandă" : "comenzi")})
              </Link>,
            ]),
        ]}
      />
    </Panel>
  );
}
