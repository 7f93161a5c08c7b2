import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import type { DragEvent } from "react";
import { HOME_PICKS } from "@curat/contract/staff/home.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { HtmlField } from "../../components/editor/html-field.tsx";
import { optionsOf } from "../../lists/options.ts";
import { BannerFields } from "./banner-fields.tsx";
import styles from "./home-page.module.css";
import { ACT, blockField, hasBanners, hasHeading, typeIn } from "./home-values.ts";
import type { FormPart } from "./home-form.tsx";
import { texts } from "./texts.ts";

interface BlockCardProps extends FormPart {
  place: number;
  count: number;
  isOpen: boolean;
  /** Called with the place of a block that was dropped on this one. */
  onDropped: (from: number, to: number) => void;
}

const DRAGGED = "text/x-curat-home-block";
/** Forty-eight codes of sixty-four signs. */
const MOST_CODES = 3_200;

/** A block of the home page: what it shows as a form, and its place among the others. */
export function BlockCard({ place, count, isOpen, onDropped, ...part }: BlockCardProps) {
  const hasScript = useHasScript();
  const type = typeIn(part.typed, place);
  const hasErrors = Object.keys(part.errors ?? {}).some((name) =>
    name.startsWith(`${blockField(place, "")}`),
  );
  const take = (event: DragEvent<HTMLElement>): void => {
    const from = event.dataTransfer.getData(DRAGGED);
    if (from === "") return;
    event.preventDefault();
    if (Number(from) !== place) onDropped(Number(from), place);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what dragging does, the buttons do
    <li
      id={`bloc-${place}`}
      className={styles.block}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={take}
    >
      <div className={styles.handle}>
        {hasScript && (
          <span
            draggable
            title={texts.drag}
            className={styles.grip}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(place))}
          >
            <GripVertical aria-hidden size={18} />
          </span>
        )}
        <fieldset className={styles.acts} aria-label={texts.acts(place)}>
          <ActButton act={`up.${place}`} label={texts.up} icon={ArrowUp} isOff={place === 0} />
          <ActButton act={`down.${place}`} label={texts.down} icon={ArrowDown} isOff={place === count - 1} />
          <ActButton act={`drop.${place}`} label={texts.drop} icon={Trash2} />
        </fieldset>
      </div>
      <details open={isOpen || hasErrors}>
        <summary>{texts.block(place, type, part.typed[blockField(place, "title")])}</summary>
        <div className={styles.fields}>
          <input type="hidden" name={blockField(place, "type")} value={type} />
          <BlockFields place={place} {...part} />
        </div>
      </details>
    </li>
  );
}

function BlockFields({ place, ...part }: FormPart & { place: number }) {
  const { typed, errors } = part;
  const type = typeIn(typed, place);
  const field = (name: keyof typeof texts.labels) => ({
    name: blockField(place, name),
    label: texts.labels[name],
    defaultValue: typed[blockField(place, name)] ?? "",
    errors,
  });
  if (hasBanners(type)) return <BannerFields place={place} {...part} />;
  if (!hasHeading(type)) return <HtmlField {...field("html")} />;
  return (
    <>
      <Field {...field("title")} required autoComplete="off" />
      <Field
        {...field("url")}
        hint={texts.urlHint}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
      />
      {type === "product" && (
        <>
          <Select {...field("pick")} options={PICKS} />
          <Textarea {...field("product_ids")} limit={MOST_CODES} />
        </>
      )}
      <Field {...field("count")} inputMode="numeric" maxLength={2} autoComplete="off" />
    </>
  );
}

const PICKS = [{ value: "", label: texts.picks[""] }, ...optionsOf(texts.picks).filter(isPick)];

function isPick({ value }: { value: string }): boolean {
  return HOME_PICKS.some((pick) => pick === value);
}

interface ActButtonProps {
  act: string;
  label: string;
  icon: typeof ArrowUp;
  isOff?: boolean;
}

function ActButton({ act, label, icon: Icon, isOff = false }: ActButtonProps) {
  return (
    <Button variant="quiet" name={ACT} value={act} title={label} disabled={isOff}>
      <Icon aria-hidden size={18} /> <span className="visually-hidden">{label}</span>
    </Button>
  );
}
