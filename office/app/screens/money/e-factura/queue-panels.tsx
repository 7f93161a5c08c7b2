import { countOf } from "@curat/contract/quantity-text.values";
import { Link } from "react-router";
import { EFACTURA_VIEWS } from "@curat/contract/staff/efactura.values";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel, Panels } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadEFactura } from "./e-factura.server.ts";
import { texts } from "./texts.ts";

type EFacturaData = Awaited<ReturnType<typeof loadEFactura>>;

const SOON_DAYS = 30;

export function QueuePanels({ overview, may }: EFacturaData) {
  return (
    <>
      {!overview.is_on && (
        <p className="bold">
          Facturile magazinului nu se trimit în e-Factura. Activează trimiterea din Setări, la Datele firmei.{" "}
          {may.seeSettings && <Link to="/setari/INVOICE">Deschide setarea</Link>}
        </p>
      )}
      <Panels>
        <Panel title={texts.connection.title}>
          <ConnectionFacts overview={overview} may={may} />
        </Panel>
        <Panel title="De rezolvat">
          <ul className="list stack gap-2">
            {EFACTURA_VIEWS.filter((view) => view !== "all" && overview.counts[view] > 0).map((view) => (
              <li key={view}>
                <Link
                  to={`/e-factura?lista=${view}`}
                >{`${texts.views[view]}: ${overview.counts[view]}`}</Link>
              </li>
            ))}
            <li>
              <Link to="/e-factura/mesaje">
                {overview.buyer_messages === 0
                  ? "Mesaje de la cumpărători"
                  : `Mesaje de la cumpărători (${overview.buyer_messages} de rezolvat)`}
              </Link>
            </li>
            <li>
              <Link to="/e-factura/primite">Facturi primite ({overview.received})</Link>
            </li>
          </ul>
          <Outside overview={overview} may={may} />
        </Panel>
        {overview.years.length > 0 && (
          <Panel title="Arhiva anului">
            <p>
              Facturile emise într-un an, în format PDF și XML, cu toate fișierele ANAF și semnătura lor:
              trimise, primite și erori. La câteva mii de facturi, descărcarea durează câteva minute.
            </p>
            <ul className="list stack gap-2">
              {overview.years.map((year) => (
                <li key={year}>
                  <Link to={`/e-factura/arhiva/${year}.zip`} reloadDocument>
                    Arhiva {year} (ZIP)
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Panels>
    </>
  );
}

function ConnectionFacts({ overview, may }: Pick<EFacturaData, "overview" | "may">) {
  const { connection, is_registered: isRegistered, is_production: isProduction } = overview;
  const words = texts.connection;
  if (!isRegistered) return <p>{words.unregistered}</p>;
  const isEnding = connection !== null && connection.days_left < SOON_DAYS;
  return (
    <>
      {!isProduction && <p>{words.test}</p>}
      {connection === null && <p className="bold">{words.none}</p>}
      {connection && (
        <FactList
          facts={[
            [words.by, connection.connected_by],
            [words.at, <Moment key="at" at={connection.connected_at} />],
            [words.until, words.days(Math.max(0, connection.days_left))],
          ]}
        />
      )}
      {connection?.broken && <p className="bold">{connection.broken}</p>}
      {isEnding && <p className="bold">{words.ending}</p>}
      {may.connect && (
        <div className="stack justify-items-start gap-3">
          <p>{words.hint}</p>
          <PressButton intent="connect" variant={connection && !connection.broken ? "secondary" : "primary"}>
            {connection ? words.again : words.connect}
          </PressButton>
          {connection && (
            <ConfirmDelete open={words.disconnect}>
              <p>{words.disconnectHint}</p>
              <PressButton intent="disconnect">{words.disconnect}</PressButton>
            </ConfirmDelete>
          )}
        </div>
      )}
    </>
  );
}

function Outside({ overview, may }: Pick<EFacturaData, "overview" | "may">) {
  const refused = useRefused("add");
  if (overview.outside === 0) return null;
  return (
    <>
      <p>
        {overview.outside === 1
          ? "O factură emisă în ultimele 60 de zile nu este programată pentru trimitere la ANAF."
          : `${countOf(overview.outside, "facturi")} emise în ultimele 60 de zile nu sunt programate pentru trimitere la ANAF.`}
      </p>
      {may.issue && (
        <ConfirmDelete open="Adaugă facturile anterioare" isOpen={refused !== undefined}>
          <ActionForm name="add" refused={refused}>
            <p>
              Adaugă-le doar dacă nu au fost trimise pe altă cale, de exemplu de contabil. Altfel ar ajunge de
              două ori.
            </p>
            <Field
              label="Emise începând cu"
              name="from"
              type="date"
              required
              defaultValue={refused?.values.from}
              errors={refused?.errors}
            />
            <SendButton form="add">Programează trimiterea</SendButton>
          </ActionForm>
        </ConfirmDelete>
      )}
    </>
  );
}
