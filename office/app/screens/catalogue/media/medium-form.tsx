import { useRef, useState } from "react";
import type { ChangeEvent, MouseEvent } from "react";
import { MEDIA_SHAPES } from "@curat/contract/media.values";
import type { StaffMedium } from "@curat/contract/staff/media";
import { Field } from "@curat/ui/form/field.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { freshPicture } from "../../../components/media/thumbnail.tsx";
import { cropView, pointOf } from "./crop-view.ts";
import styles from "./library.module.css";
import { filledMedium } from "./medium-fields.ts";
import { texts } from "./texts.ts";

const FORM = "medium";

/** Form for a file's name and alternative text, and for a picture's focal point. */
export function MediumForm({ medium }: { medium: StaffMedium }) {
  const refused = useRefused(FORM);
  const filled = filledMedium(medium);
  const field = filledFields(texts.labels, { refused, filled });
  const [point, setPoint] = useState({ x: field("x").defaultValue, y: field("y").defaultValue });
  const places = { x: useRef<HTMLInputElement>(null), y: useRef<HTMLInputElement>(null) };
  const percent = (part: "x" | "y") => ({
    ...field(part),
    ref: places[part],
    inputMode: "numeric" as const,
    maxLength: 3,
    autoComplete: "off",
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setPoint((before) => ({ ...before, [part]: target.value })),
  });

  function choose(x: number, y: number): void {
    if (places.x.current) places.x.current.value = String(x);
    if (places.y.current) places.y.current.value = String(y);
    setPoint({ x: String(x), y: String(y) });
  }
  return (
    <ActionForm name={FORM} refused={refused} loaded={filled}>
      <input type="hidden" name="version" value={medium.version} />
      {medium.kind === "picture" && <FocalPicture {...{ medium, point, choose }} />}
      <Field {...field("name")} required maxLength={255} autoComplete="off" />
      {medium.kind === "picture" && (
        <>
          <Field
            {...field("alt")}
            hint="Pentru cei care nu văd imaginea și pentru motoarele de căutare. O propoziție scurtă, fără „imagine cu”."
            autoComplete="off"
          />
          <div className={`grid gap-3 ${styles.point}`}>
            <Field {...percent("x")} />
            <Field {...percent("y")} />
          </div>
          <p>
            Apasă pe zona din imagine care trebuie păstrată la decupare sau scrie poziția în procente. Dacă
            lași câmpurile goale, se folosește mijlocul imaginii.
          </p>
        </>
      )}
      <SendButton form={FORM}>Salvează</SendButton>
    </ActionForm>
  );
}

interface FocalPictureProps {
  medium: StaffMedium;
  point: { x: string; y: string };
  choose: (x: number, y: number) => void;
}

function FocalPicture({ medium, point, choose }: FocalPictureProps) {
  const hasScript = useHasScript();
  const { width, height } = medium;
  const source = freshPicture(medium, 800);
  const focal = pointOf(point.x, point.y) ?? null;
  const picture = (
    <>
      <img src={source} alt={medium.alt} width={width ?? 400} height={height ?? 400} />
      {focal && (
        <svg aria-hidden>
          <circle cx={`${focal.x}%`} cy={`${focal.y}%`} r={12} />
          <circle cx={`${focal.x}%`} cy={`${focal.y}%`} r={12} />
        </svg>
      )}
    </>
  );
  function onClick({ clientX, clientY, detail, currentTarget }: MouseEvent): void {
    // Clicks by keyboard have no position. Keyboard users enter the coordinates in the fields.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const part = (at: number, length: number): number =>
      Math.min(100, Math.max(0, Math.round((at / length) * 100)));
    choose(part(clientX - box.left, box.width), part(clientY - box.top, box.height));
  }
  return (
    <>
      {hasScript ? (
        <button
          type="button"
          className={`relative p-0 bg-surface justify-self-start max-w-full ${styles.picture}`}
          aria-label="Alege punctul de interes în imagine"
          onClick={onClick}
        >
          {picture}
        </button>
      ) : (
        <div className={`relative bg-surface justify-self-start max-w-full ${styles.picture}`}>{picture}</div>
      )}
      {width !== null && height !== null && (
        <section className={`cluster gap-3 items-end ${styles.cuts}`} aria-label="Decupare">
          {MEDIA_SHAPES.map((shape) => {
            const view = cropView({ width, height }, shape, focal);
            const [, , wide = 1, high = 1] = view.split(" ").map(Number);
            // Limits the height, so that a banner's preview fits the width of a phone.
            const tall = Math.min(96, Math.round((240 * high) / wide));
            return (
              <figure key={shape}>
                <svg viewBox={view} width={Math.round((tall * wide) / high)} height={tall} aria-hidden>
                  <image href={source} width={width} height={height} />
                </svg>
                <figcaption className="hint">{texts.shapes[shape]}</figcaption>
              </figure>
            );
          })}
        </section>
      )}
    </>
  );
}
