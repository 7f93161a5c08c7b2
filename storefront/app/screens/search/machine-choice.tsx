import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { countText } from "../../components/listing/texts.ts";
import type { MachineCategory } from "./machine-category.server.ts";
import type { MachineFields } from "./machine-form.ts";
import styles from "./machine-choice.module.css";
import { texts } from "./texts.ts";

interface MachineChoiceProps {
  category: MachineCategory;
  isAnswered: boolean;
}

/** Lets visitors choose a machine that has parts, or enter another one (B-046, B-047). */
export function MachineChoice({ category, isAnswered }: MachineChoiceProps) {
  const { count, machines, allUrl, html } = category;
  return (
    <div className={`stack one-column gap-6 ${styles["machine-choice"]}`}>
      {!isAnswered && html && <TrustedHtml as="div" className="prose" html={html} />}
      {machines.length > 0 && (
        <section aria-labelledby="machines">
          <h2 id="machines">{texts.machineTitle}</h2>
          <ul className={`grid gap-2 p-0 ${styles.machines}`}>
            {machines.map((machine) => (
              <li key={machine.url}>
                <a href={machine.url}>
                  <b>{machine.name}</b>
                  {machine.count !== undefined && (
                    <small className="hint flex-none">{countText(machine.count)}</small>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a className={buttonClass("secondary")} href={allUrl}>
          {texts.seeAll(count)}
        </a>
      </p>
      <MachineForm category={category} isAnswered={isAnswered} />
    </div>
  );
}

function MachineForm({ category: { id, fields }, isAnswered }: MachineChoiceProps) {
  const { machine, machineTypes } = texts;
  const types = fields?.type && !machineTypes.includes(fields.type) ? [fields.type] : [];
  const missing = fields && !isAnswered ? missingText(fields) : undefined;
  return (
    <form
      className={`card stack gap-4 px-4 py-6 ${styles.form}`}
      action="/search"
      aria-labelledby="machine-form"
    >
      <h2 id="machine-form">{texts.otherTitle}</h2>
      {missing ? (
        <p className="text-primary bold" role="alert">
          {missing}
        </p>
      ) : (
        <p>{texts.machineIntro}</p>
      )}
      <input type="hidden" name="categoryID" value={id} />
      <div className={`grid gap-4 ${styles.fields}`}>
        <Select
          label={machine.type}
          name="type"
          placeholder={texts.any}
          defaultValue={fields?.type}
          options={[...types, ...machineTypes].map((type) => ({ value: type, label: type }))}
        />
        <Field label={machine.brand} name="brand" autoComplete="off" defaultValue={fields?.brand} />
        <Field label={machine.model} name="model" autoComplete="off" defaultValue={fields?.model} />
        <Field label={machine.capacity} name="capacity" autoComplete="off" defaultValue={fields?.capacity} />
        <Field
          label={machine.year}
          name="year"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={fields?.year}
        />
      </div>
      <Button className={styles.submit}>{texts.findParts}</Button>
    </form>
  );
}

function missingText({ capacity, year }: MachineFields): string {
  return capacity || year ? texts.onlyDetails : texts.nothingFilled;
}
