import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import type { EfacturaWhole } from "@curat/contract/staff/efactura";
import { Price } from "../../../components/money/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { placeOf, stateText, stateVariant } from "./e-factura-shape.ts";
import type { loadDocument } from "./e-factura.server.ts";
import { texts } from "./texts.ts";

export { loadDocument as loader, actOnDocument as action } from "./e-factura.server.ts";

export const meta: MetaFunction<typeof loadDocument> = ({ loaderData }) =>
  titled(loaderData?.document.name ?? "e-Factura")();

export default function Document() {
  const { document, may } = useLoaderData<typeof loadDocument>();
  return (
    <Page
      title={document.name}
      trail={[{ to: "/e-factura", text: "e-Factura" }]}
      actions={<Status text={stateText(document)} variant={stateVariant(document)} />}
    >
      <Panel title="Factura">
        <FactList
          facts={[
            ["Cumpărător", document.buyer],
            ["Total", <Price key="total" lei={document.total} />],
            ["Emisă", <Moment key="issued" at={document.issued_at} />],
            ["Termen", dayText(document.due_on)],
            ["Următorul pas", document.next_at && <Moment key="next" at={document.next_at} />],
            [
              "Comanda",
              <Link key="order" to={`/comenzi/${document.order_id}`}>
                Deschide comanda
              </Link>,
            ],
          ]}
        />
        {document.state === "unknown" && (
          <p>
            Trimiterea s-a întrerupt. Magazinul caută factura în lista ANAF și o trimite din nou numai dacă
            lista arată că nu a ajuns.
          </p>
        )}
        {document.waits_for !== null && <p>{texts.waitsFor(document.waits_for)}</p>}
        {document.stornos.length > 0 && (
          <p>
            Stornată prin {document.stornos.join(", ")}, care așteaptă până când ANAF acceptă factura. Dacă
            închizi factura fără trimitere la ANAF, se închide și stornoul.
          </p>
        )}
        {document.standing > 1 && (
          <p className="bold">
            ANAF a primit factura de două ori. Discută cu contabilul: una dintre ele trebuie stornată.
          </p>
        )}
      </Panel>
      {document.problems.length > 0 && <Problems document={document} may={may} />}
      <Attempts attempts={document.attempts} />
      <Messages messages={document.messages} />
    </Page>
  );
}

function Problems({ document, may }: Awaited<ReturnType<typeof loadDocument>>) {
  const isBlocked = (document.state === "refused" || document.state === "draft") && !document.is_closed;
  const isOfSeller = document.problems.some(({ field }) => field.startsWith("seller"));
  // On the order's page staff can correct only the buyer's data.
  const mends = document.problems.every(({ field }) => field.startsWith("buyer"))
    ? "O factură emisă nu se mai poate modifica. Pe pagina comenzii, la Datele de pe factură, apasă „Corectează datele și emite alta”: factura este stornată și se emite alta cu datele corectate. Apoi închide-o aici."
    : "O factură emisă nu se mai poate modifica. Corectează datele, apoi, pe pagina comenzii, la Documente, deschide „Stornează factura” și apasă „Stornează și emite alta”. Apoi închide-o aici.";
  return (
    <Panel title="Motivul blocării">
      <ul className="list stack gap-4">
        {document.problems.map(({ rule, field, message }, index) => (
          <li key={index}>
            <FactList
              facts={[
                ["Mesaj", message],
                ["Regula", rule],
                ["Câmpul", placeOf(field)],
              ]}
            />
          </li>
        ))}
      </ul>
      {isBlocked && (
        <>
          <p>
            {document.kind === "storno"
              ? "Stornoul are datele facturii pe care o stornează. Dacă factura nu a ajuns la ANAF, stornoul nu are ce anula acolo: întreabă contabilul, apoi trimite-l neschimbat sau închide-l."
              : mends}
          </p>
          {isOfSeller && may.seeSettings && (
            <p>
              <Link to="/setari/INVOICE">Deschide datele firmei</Link>
            </p>
          )}
          {may.issue && (
            <div className="stack justify-items-start gap-3">
              <ConfirmDelete open="Retrimite neschimbat">
                <p>Retrimite factura dacă ANAF a schimbat regula sau dacă lipsea un drept în SPV.</p>
                <PressButton intent="send">Retrimite neschimbat</PressButton>
              </ConfirmDelete>
              <ConfirmDelete open="Închide fără trimitere">
                <p>
                  Factura nu se mai trimite și nu mai apare la cele de rezolvat. Apasă butonul după ce ai
                  stornat-o și ai emis alta.
                </p>
                <PressButton intent="close">Închide fără trimitere</PressButton>
              </ConfirmDelete>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function Attempts({ attempts }: Pick<EfacturaWhole, "attempts">) {
  return (
    <Panel title="Trimiteri">
      {attempts.length === 0 && <p>Nu a fost încă trimisă.</p>}
      <ol className="list stack gap-4">
        {attempts.map((attempt) => (
          <li key={attempt.started_at}>
            <FactList
              facts={[
                ["Începută", <Moment key="started" at={attempt.started_at} />],
                ["S-a încheiat", attempt.ended ? texts.ends[attempt.ended] : "în lucru"],
                ["Rezultat", attempt.settled && texts.settles[attempt.settled]],
                ["Indice la ANAF", attempt.upload_index],
                ["Răspunsul ANAF", attempt.answer],
              ]}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Messages({ messages }: Pick<EfacturaWhole, "messages">) {
  if (messages.length === 0) return null;
  return (
    <Panel title="Fișiere de la ANAF">
      <ul className="list stack gap-2">
        {messages.map(({ id, kind, has_zip: hasZip, problem }) => (
          <li key={id}>
            {hasZip ? (
              <Link to={`/e-factura/fisiere/${id}.zip`} reloadDocument>
                Descarcă: {texts.messageKinds[kind]}
              </Link>
            ) : (
              `${texts.messageKinds[kind]}: ${problem ?? texts.noZip}`
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
