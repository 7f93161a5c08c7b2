import { Button } from "../../components/button/button.tsx";
import { Field } from "../../components/form/field.tsx";
import { Select } from "../../components/form/select.tsx";
import styles from "./machine-form.module.css";
import { texts } from "./texts.ts";

/** Asks for the machine that parts are looked for; a GET form that the loader turns into its address (B-046, B-047). */
export function MachineForm({ categoryId }: { categoryId: number }) {
  const { machine, machineTypes } = texts;
  return (
    <form className={styles["machine-form"]} action="/search">
      <h2>{texts.machineTitle}</h2>
      <p>{texts.machineIntro}</p>
      <input type="hidden" name="categoryID" value={categoryId} />
      <div className={styles.fields}>
        <Select
          label={machine.type}
          name="type"
          placeholder={texts.any}
          options={machineTypes.map((type) => ({ value: type, label: type }))}
        />
        <Field label={machine.brand} name="brand" autoComplete="off" />
        <Field label={machine.model} name="model" autoComplete="off" />
        <Field label={machine.capacity} name="capacity" autoComplete="off" />
        <Field label={machine.year} name="year" inputMode="numeric" autoComplete="off" maxLength={4} />
      </div>
      <Button className={styles.submit}>{texts.findParts}</Button>
    </form>
  );
}
