import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { OFFER_LIMITS } from "@curat/contract/offers.values";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { FORM, FORM_ID, lineName, NEW_LINES } from "./offer-fields.ts";
import type { OfferData } from "./offer.server.ts";
import styles from "./offers.module.css";
import { texts } from "./texts.ts";

export function OfferForm({
  offer,
  filled,
  warnings,
  seesCosts,
  mayEdit,
}: Pick<OfferData, "offer" | "filled" | "warnings" | "seesCosts" | "mayEdit">) {
  const refused = useRefused(FORM);
  const field = filledFields(texts.labels, { refused, filled });
  const count = offer.lines.length;
  const { version } = offer;
  return (
    <ActionForm name={FORM} id={FORM_ID} refused={refused} loaded={filled}>
      <input type="hidden" name="version" value={version} />
      <fieldset disabled={!mayEdit} className="stack gap-4">
        <p className={`${styles.hint}`}>
          Scrie codul unui produs sau lasă codul gol și scrie denumirea, TVA și prețul unui rând liber. Un
          rând fără cod și fără denumire se elimină. Clientul poate accepta o ofertă cu rânduri libere, dar
          comanda o faci tu, din pagina ofertei.
        </p>
        <ol className={styles.lines}>
          {Array.from({ length: count + (mayEdit ? NEW_LINES : 0) }, (_, index) => (
            <Line
              key={index}
              index={index}
              line={offer.lines[index]}
              warning={warnings[index] ?? null}
              {...{ refused, filled, seesCosts, mayEdit }}
            />
          ))}
        </ol>
        <div className="cluster gap-3">
          <Field {...field("days")} inputMode="numeric" maxLength={3} required autoComplete="off" />
          <Field {...field("find")} maxLength={100} autoComplete="off" />
        </div>
        <Textarea {...field("note")} limit={OFFER_LIMITS.note} />
        {mayEdit && (
          <p className="cluster gap-3">
            <SendButton form={FORM}>Salvează</SendButton>
            <Button name="act" value="find" variant="secondary">
              Salvează și caută
            </Button>
          </p>
        )}
      </fieldset>
    </ActionForm>
  );
}

interface LineProps {
  index: number;
  line: OfferData["offer"]["lines"][number] | undefined;
  warning: string | null;
  refused: Refused | undefined;
  filled: OfferData["filled"];
  seesCosts: boolean;
  mayEdit: boolean;
}

function Line({ index, line, warning, refused, filled, seesCosts, mayEdit }: LineProps) {
  const valueOf = (name: string): string =>
    (refused ? refused.values[lineName(index, name)] : filled[lineName(index, name)]) ?? "";
  const field = (name: "code" | "name" | "unit" | "quantity" | "price" | "vat_percent" | "cost") => ({
    name: lineName(index, name),
    label: texts.labels[name],
    defaultValue: valueOf(name),
    ...(refused && { errors: refused.errors }),
    autoComplete: "off" as const,
  });
  const isFree = line === undefined || line.product_id === null;
  const facts = line && [
    line.asked && `cerut: „${line.asked}”`,
    line.usual_price !== null && `fără ofertă: ${formatOfficeLei(line.usual_price)}`,
    line.floor !== null && `preț minim: ${formatOfficeLei(line.floor)}`,
    line.stock !== null && `stoc: ${line.stock}`,
  ];
  return (
    <li>
      <fieldset className={`grid gap-x-3 gap-y-2 two-columns p-3 bordered rounded ${styles.line}`}>
        <legend className="hint span-all w-full">{line ? `Rândul ${index + 1}` : "Rând nou"}</legend>
        {(["asked", "product_id", "was"] as const).map((name) => (
          <input
            key={name}
            type="hidden"
            name={lineName(index, name)}
            value={filled[lineName(index, name)] ?? ""}
          />
        ))}
        <Field {...field("code")} maxLength={100} />
        <div className={`span-all min-w-0 ${styles.wide}`}>
          <Field {...field("name")} maxLength={OFFER_LIMITS.lineText} readOnly={!isFree} />
        </div>
        <Field {...field("quantity")} inputMode="numeric" maxLength={7} />
        <Field {...field("price")} inputMode="decimal" maxLength={12} />
        <Field {...field("vat_percent")} inputMode="decimal" maxLength={5} readOnly={!isFree} />
        <Field {...field("unit")} maxLength={20} readOnly={!isFree} />
        {isFree && seesCosts && <Field {...field("cost")} inputMode="decimal" maxLength={12} />}
        {warning !== null && <strong className="span-all">{warning}</strong>}
        {line && (
          <p className="cluster hint items-center gap-x-4 gap-y-2 span-all">
            {facts?.filter(Boolean).join(" · ")}
            {isFree && mayEdit && (
              <Button name="act" value={`find-${index}`} variant="secondary">
                Găsește
              </Button>
            )}
          </p>
        )}
      </fieldset>
    </li>
  );
}
