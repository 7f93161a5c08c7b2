import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Grip } from "../../../components/dragging/grip.tsx";
import { useDragging } from "../../../components/dragging/use-dragging.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { RowButtons } from "../../../components/rows/row-buttons.tsx";
import { PRESS_FIELD, rowField } from "../../../components/rows/rows.ts";
import { filledMenu, LINKS, MAX_LINKS } from "./menu-fields.ts";
import type { MenuLink } from "./menu-fields.ts";
import styles from "./menus.module.css";
import { texts } from "./texts.ts";

const FORM = "menu";

/** Form for the main menu's links. Its buttons for reordering work without JavaScript. */
export function MenuForm({ links, version }: { links: MenuLink[]; version: number }) {
  const refused = useRefused(FORM);
  const filled = filledMenu(links);
  const field = filledFields<string>({}, { refused, filled });
  const count = refused ? Math.min(Number(refused.values.count ?? 0), MAX_LINKS) : links.length;
  const names = Array.from(
    { length: count },
    (_, place) => field(rowField(LINKS, place, "name")).defaultValue,
  );
  const { mover, grip, target } = useDragging(PRESS_FIELD);
  return (
    <ActionForm name={FORM} refused={refused} loaded={filled}>
      <input type="hidden" name="version" value={version} />
      <EnterButton />
      <button {...mover} />
      {count === 0 && <p>Meniul nu are niciun link.</p>}
      {/* A new key, so that the browser keeps no values of removed rows. */}
      <ol key={names.join("\n")} className={`list grid gap-4 ${styles.rows}`}>
        {names.map((name, place) => (
          <li key={rowField(LINKS, place, name)} {...target(place)}>
            <fieldset aria-label={texts.row(place)}>
              <Field
                {...field(rowField(LINKS, place, "name"))}
                label={texts.labels.name}
                maxLength={60}
                required
                autoComplete="off"
              />
              <Field
                {...field(rowField(LINKS, place, "url"))}
                label={texts.labels.url}
                maxLength={500}
                required
                autoComplete="off"
                autoCapitalize="none"
              />
              <div className="row items-center">
                <Grip {...{ place, grip }} />
                <RowButtons place={place} count={count} name={name || texts.row(place)} />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <p>O pagină din magazin (/promotii) sau o adresă cu https://.</p>
      {count < MAX_LINKS ? (
        <Button variant="secondary" name={PRESS_FIELD} value="add">
          Adaugă un link
        </Button>
      ) : (
        <p>Meniul poate avea cel mult 30 de linkuri.</p>
      )}
      {refused && <p>Ordinea nouă apare în magazin după ce salvezi.</p>}
      <SendButton form={FORM}>Salvează meniul</SendButton>
    </ActionForm>
  );
}
