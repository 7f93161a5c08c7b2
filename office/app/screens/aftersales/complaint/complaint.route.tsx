import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { COMPLAINT_DETAIL_LABELS } from "@curat/contract/complaints.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { ANSWER_FORM } from "../../../components/answer/answer-fields.ts";
import { AnswerForm } from "../../../components/answer/answer-form.tsx";
import { Thread, UnsentText } from "../../../components/answer/thread.tsx";
import { Deadline } from "../../../components/deadline/deadline.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { complaintVariant } from "../../../components/status/complaint-status.ts";
import { loadComplaint } from "./complaint.server.ts";
import type { ComplaintData } from "./complaint.server.ts";

import { longDay } from "../../../components/time/day.ts";

const texts = {
  title: (number: string) => `Sesizarea ${number}`,
};
export const loader = ({ context, params }: LoaderFunctionArgs) => loadComplaint(context, params.id ?? "");

export { changeComplaint as action } from "./complaint.server.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? texts.title(loaderData.complaint.number) : "Sesizări")();

export default function Complaint() {
  const { complaint, templates, history, mayAnswer } = useLoaderData<typeof loader>();
  const { number, status, status_code, version, customer_name, created_at } = complaint;
  const isClosed = status_code === "closed";
  const messages = [
    { who: customer_name, at: created_at, text: complaint.problem_description, isShop: false },
    ...complaint.answers.map(({ author, at, text }) => ({ who: author, at, text, isShop: true })),
  ];
  return (
    <Page
      title={texts.title(number)}
      trail={[{ to: "/reclamatii", text: "Sesizări" }]}
      actions={<Status text={status} variant={complaintVariant(status_code)} />}
    >
      <Panel title="Ce s-a scris">
        <Thread conversation={messages} />
      </Panel>
      {isClosed && <UnsentText />}
      {mayAnswer && (
        <Panel title="Răspuns">
          {isClosed ? (
            <p>Sesizarea este închisă și nu mai poate primi răspuns. Clientul poate trimite alta.</p>
          ) : (
            <>
              <AnswerForm templates={templates} version={version} label="Răspuns">
                <SendButton form={ANSWER_FORM}>Trimite răspunsul</SendButton>
                <Button name="state" value="closed" variant="secondary">
                  Trimite și închide
                </Button>
              </AnswerForm>
              <PressButton intent="close" fields={{ version }} variant="quiet">
                Închide fără alt răspuns
              </PressButton>
            </>
          )}
        </Panel>
      )}
      <Panels>
        <AboutPanel complaint={complaint} />
        <WriterPanel complaint={complaint} />
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}

function AboutPanel({ complaint }: Pick<ComplaintData, "complaint">) {
  const { type, deadline, ordernr, orderid, invoicenr, invoicedate, created_at, details } = complaint;
  const labels: Partial<Record<string, string>> = COMPLAINT_DETAIL_LABELS;
  return (
    <Panel title="Subiect">
      <FactList
        facts={[
          ["Felul", type],
          ["Termen de răspuns", deadline && <Deadline key="until" deadline={deadline} />],
          [
            "Comanda",
            orderid === null ? (
              `${ordernr} (număr indicat de client; comanda nu îi aparține)`
            ) : (
              <Link key="order" to={`/comenzi/${orderid}`}>
                {ordernr}
              </Link>
            ),
          ],
          [
            "Factura",
            invoicenr &&
              (invoicedate === "" ? invoicenr : `${invoicenr} din ${longDay(`${invoicedate}T12:00:00Z`)}`),
          ],
          ["Primită", <Moment key="asked" at={created_at} />],
          ...Object.entries(details).map(([name, text]): [string, string] => [labels[name] ?? name, text]),
        ]}
      />
    </Panel>
  );
}

function WriterPanel({ complaint }: Pick<ComplaintData, "complaint">) {
  const { customer_name, customer_email: email, customer_phone: phone, customerid } = complaint;
  return (
    <Panel title="Autor">
      <FactList
        facts={[
          ["Nume", customer_name],
          [
            "E-mail",
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [
            "Telefon",
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
          ],
          ["Cont", customerid === null ? "fără cont" : "da, vede răspunsul și în cont"],
        ]}
      />
    </Panel>
  );
}
