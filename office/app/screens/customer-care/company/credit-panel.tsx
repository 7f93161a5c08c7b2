import { Link } from "react-router";
import type { CompanyCredit } from "@curat/contract/staff/credit";
import { TERM_DAYS } from "@curat/contract/staff/credit.values";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity-text.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { nameOf } from "../../../components/customer/name-of.ts";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { dayText } from "../../../components/time/day.ts";
import { typedLei } from "../../../components/money/lei.ts";
import { Panel } from "../../../components/page/page.tsx";
import type { CompanyData } from "./company.server.ts";
import styles from "./company.module.css";

interface CreditPanelProps extends Pick<CompanyData, "company" | "may"> {
  credit: CompanyCredit;
}

export function CreditPanel({ company, credit, may }: CreditPanelProps) {
  const { terms } = credit;
  const refused = useRefused("credit");
  return (
    <Panel title="Plata la termen">
      {terms ? (
        <FactList
          facts={[
            ["Termen", `${countOf(terms.term_days, "zile")} de la emiterea facturii`],
            ["Limită", formatOfficeLei(terms.limit)],
            ["De încasat", formatOfficeLei(terms.used)],
            [terms.left < 0 ? "Peste limită" : "Rămas din limită", formatOfficeLei(Math.abs(terms.left))],
            ["Întârziere", terms.overdue_days > 0 ? overdueText(terms) : null],
            ["Pot comanda la termen", buyersText(company.people, terms.buyers)],
            ["Notă", terms.note || null],
          ]}
        />
      ) : (
        <p>
          Firma plătește ca orice client. Dacă îi acorzi un termen, conturile alese pot comanda și plăti după
          emiterea facturii.
        </p>
      )}
      {credit.doubtful && (
        <p>
          <strong>Facturi incerte</strong> din {dayText(credit.doubtful.decided_on)}, marcate de{" "}
          {credit.doubtful.decided_by}: {credit.doubtful.reason}
        </p>
      )}
      {company.orders > 0 && (
        <div className="cluster gap-4">
          <Link to={`/creante?q=${company.cui}`}>Facturi de încasat</Link>
          <Link to={`/firme/${company.cui}/compensari`}>Compensări</Link>
          {/* A plain link, because the router cannot open a file. */}
          <a href={`/admin/firme/${company.cui}/fisa.pdf`}>Fișă de partener (PDF)</a>
        </div>
      )}
      {may.editCredit && (
        <details open={refused !== undefined}>
          <summary className={buttonClass("secondary")}>
            {terms ? "Schimbă termenul și limita" : "Acordă plata la termen"}
          </summary>
          <CreditForm {...{ company, credit, refused }} />
        </details>
      )}
      {may.editCredit && company.orders > 0 && <DoubtfulForm {...{ credit }} />}
      {may.editCredit && terms && (
        <ConfirmDelete open="Oprește plata la termen">
          <p>Comenzile plasate își păstrează scadența. Comenzile noi nu mai pot fi plătite la termen.</p>
          <PressButton intent="end-credit">Oprește plata la termen</PressButton>
        </ConfirmDelete>
      )}
    </Panel>
  );
}

function DoubtfulForm({ credit: { doubtful, version } }: Pick<CreditPanelProps, "credit">) {
  const refused = useRefused("doubtful");
  if (doubtful)
    return (
      <PressButton intent="end-doubt" fields={{ version }}>
        Facturile nu mai sunt incerte
      </PressButton>
    );
  const field = filledFields(DOUBTFUL_LABELS, { refused, filled: { reason: "", decided_on: "" } });
  return (
    <details open={refused !== undefined}>
      <summary className={buttonClass("secondary")}>Marchează facturile ca incerte</summary>
      <ActionForm name="doubtful" refused={refused}>
        <input type="hidden" name="version" value={version} />
        <p>
          Facturile neplătite emise până la această dată apar ca incerte la Creanțe. Firma nu mai primește
          reamintiri și nu mai poate comanda la termen.
        </p>
        <div className={`grid gap-4 ${styles.credit}`}>
          <Field {...field("decided_on")} type="date" required />
          <Field
            {...field("reason")}
            hint="De exemplu insolvență, cu numărul dosarului."
            required
            maxLength={500}
            autoComplete="off"
          />
        </div>
        <SendButton form="doubtful">Marchează</SendButton>
      </ActionForm>
    </details>
  );
}

function buyersText(people: CreditPanelProps["company"]["people"], buyers: readonly number[]): string {
  const named = people.filter(({ id }) => buyers.includes(id)).map((person) => nameOf(person));
  return named.length > 0 ? named.join(", ") : "niciun cont: doar tu poți comanda pentru firmă";
}

const DOUBTFUL_LABELS = { decided_on: "Data", reason: "Motiv" };

function overdueText({ overdue_days, block_after_days }: NonNullable<CompanyCredit["terms"]>): string {
  const late = countOf(overdue_days, overdue_days === 1 ? "zi" : "zile");
  return overdue_days > block_after_days ? `${late}: comenzile la termen sunt blocate` : late;
}

const LABELS = {
  term_days: "Termen de plată (zile)",
  limit: "Limită (lei)",
  block_after_days: "Zile de întârziere până la blocare",
  note: "Notă",
};

interface CreditFormProps extends Omit<CreditPanelProps, "may"> {
  refused: ReturnType<typeof useRefused>;
}

function CreditForm({ company, credit: { terms, version }, refused }: CreditFormProps) {
  const filled = {
    term_days: String(terms?.term_days ?? 30),
    limit: terms ? typedLei(terms.limit) : "",
    block_after_days: String(terms?.block_after_days ?? 10),
    note: terms?.note ?? "",
  };
  const field = filledFields(LABELS, { refused, filled });
  const number = { required: true, inputMode: "numeric", maxLength: 3, autoComplete: "off" } as const;
  return (
    <ActionForm name="credit" refused={refused}>
      <input type="hidden" name="version" value={version} />
      <div className={`grid gap-4 ${styles.credit}`}>
        <Field {...field("term_days")} {...number} hint={`Între ${TERM_DAYS.min} și ${TERM_DAYS.max}.`} />
        <Field
          {...field("limit")}
          hint="Cu TVA: comenzi și facturi neplătite împreună."
          required
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
        />
        <Field
          {...field("block_after_days")}
          {...number}
          hint="Cu 0, comenzile la termen sunt blocate din prima zi de întârziere."
        />
        <Field
          {...field("note")}
          hint="De exemplu numărul contractului."
          maxLength={500}
          autoComplete="off"
        />
      </div>
      <fieldset className="stack gap-2">
        <legend>Cine poate comanda la termen</legend>
        {terms?.buyers
          .filter((id) => company.people.every((person) => person.id !== id))
          .map((id) => (
            <input key={id} type="hidden" name="buyers" value={id} />
          ))}
        {company.people.length === 0 && <p>Firma nu are conturi, dar poți comanda tu pentru firmă.</p>}
        {company.people.map((person) => (
          <Checkbox
            key={person.id}
            label={`${nameOf(person)}, ${person.email}`}
            name="buyers"
            value={String(person.id)}
            defaultChecked={terms ? terms.buyers.includes(person.id) : company.people.length === 1}
          />
        ))}
        {refused?.errors.buyers && <p className="text-primary">{refused.errors.buyers[0]}</p>}
      </fieldset>
      <SendButton form="credit">Salvează</SendButton>
    </ActionForm>
  );
}
