import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Panel } from "../../../components/page/page.tsx";
import { THEME_WORDS } from "./described-fields.ts";
import { ColourField } from "./colour-field.tsx";
import type { LowContrast } from "./contrast.ts";
import styles from "./landing-pages.module.css";
import { OneField } from "./one-field.tsx";
import { themeField } from "./page-values.ts";

interface ThemeFieldsProps {
  typed: Typed;
  errors: FieldErrors;
  contrasts: LowContrast[];
  mayUpload: boolean;
}

export function ThemeFields({ typed, errors, contrasts, mayUpload }: ThemeFieldsProps) {
  return (
    <Panel title="Aspect">
      <p className={styles.hint}>Câmpurile goale folosesc aspectul magazinului.</p>
      {contrasts.length > 0 && (
        <div className={`p-3 rounded bg-warning ${styles.warning}`}>
          <strong>Greu de citit</strong>
          <ul className="m-0 pl-5">
            {contrasts.map(({ what, ratio }) => (
              <li key={what}>
                {what}: contrastul este {ratio.toLocaleString("ro-RO")}, dar trebuie să fie cel puțin 4,5.
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={`grid gap-4 items-start ${styles.theme}`}>
        {Object.entries(THEME_WORDS).map(([field, { kind, ...words }]) => {
          const name = themeField(field);
          const named = { name, errors, defaultValue: typed[name] ?? "" };
          return kind === "colour" ? (
            <ColourField key={name} {...named} {...words} />
          ) : (
            <OneField key={name} field={{ kind, ...words }} {...named} mayUpload={mayUpload} />
          );
        })}
      </div>
    </Panel>
  );
}
