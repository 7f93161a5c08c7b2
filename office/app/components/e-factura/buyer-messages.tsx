import { Link } from "react-router";
import type { EfacturaBuyerMessage } from "@curat/contract/staff/efactura";
import { PressButton } from "../form/press-button.tsx";
import { Moment } from "../time/moment-time.tsx";

export function BuyerMessages({
  messages,
  mayHandle,
}: {
  messages: readonly EfacturaBuyerMessage[];
  mayHandle: boolean;
}) {
  return (
    <ul className="list stack gap-4">
      {messages.map(
        ({ id, created_at, words, problem, has_zip: hasZip, invoice, handled_at, handled_by }) => (
          <li key={id}>
            <p>
              <Moment at={created_at} />
              {": "}
              {invoice ? (
                <>
                  <Link to={`/e-factura/${invoice.id}`}>{invoice.name}</Link>
                  {", "}
                  <Link to={`/comenzi/${invoice.order_id}`}>Comanda</Link>
                  {`, ${invoice.buyer}`}
                </>
              ) : (
                "Nu se știe la ce factură se referă."
              )}
            </p>
            <p className="pre-line break-anywhere">
              {words ?? problem ?? "Mesajul nu a putut fi citit încă."}
            </p>
            {hasZip && (
              <p>
                <Link to={`/e-factura/fisiere/${id}.zip`} reloadDocument>
                  Descarcă
                </Link>
              </p>
            )}
            {handled_at !== null && (
              <p>
                Rezolvat de {handled_by ?? ""}, <Moment at={handled_at} />
              </p>
            )}
            {handled_at === null && mayHandle && (
              <PressButton intent="handle" fields={{ message: id }}>
                Marchează ca rezolvat
              </PressButton>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
