import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { filledFields } from "../form/filled-fields.ts";
import type { Refused } from "../form/refused.ts";
import { PictureField } from "../picture/picture-field.tsx";
import { BANNER_LABELS, bannerField, MAX_BANNERS } from "./banner-fields.ts";
import styles from "./banner-rows.module.css";

const texts = {
  title: (place: number) => `Banner ${place + 1}`,
  next: "Banner nou",
  hint: "Dacă golești toate câmpurile unui banner, acesta se șterge.",
};

interface BannerRowsProps {
  refused: Refused | undefined;
  filled: Typed;
  mayUpload: boolean;
}

/** Form rows for a page's banners, with an empty one for a new banner. */
export function BannerRows({ refused, filled, mayUpload }: BannerRowsProps) {
  const values = refused?.values ?? filled;
  const count = Array.from({ length: MAX_BANNERS }, (_, place) => place).filter(
    (place) => values[bannerField(place, "bannertype")] !== undefined && hasText(values, place),
  ).length;
  return (
    <div className={`stack gap-3 text-s ${styles["banner-rows"]}`}>
      {Array.from({ length: Math.min(count + 1, MAX_BANNERS) }, (_, place) => {
        const fieldOf = fieldsAt(place, { refused, filled });
        const isWrong = Object.keys(refused?.errors ?? {}).some((name) =>
          name.startsWith(`banners.${place}.`),
        );
        return (
          <details key={place} open={isWrong}>
            <summary>
              {place < count
                ? [texts.title(place), values[bannerField(place, "bannertitle")]].filter(Boolean).join(": ")
                : texts.next}
            </summary>
            <div className="stack gap-3 pt-3">
              <input
                type="hidden"
                name={bannerField(place, "bannertype")}
                value={values[bannerField(place, "bannertype")] ?? "1"}
              />
              <PictureField {...fieldOf("bannerpic")} mayUpload={mayUpload} />
              <PictureField {...fieldOf("bannerpic_mobile")} mayUpload={mayUpload} />
              <Field {...fieldOf("bannertitle")} autoComplete="off" />
              <Field {...fieldOf("url")} maxLength={500} autoComplete="off" />
            </div>
          </details>
        );
      })}
      {count > 0 && <p>{texts.hint}</p>}
    </div>
  );
}

function hasText(values: Typed, place: number): boolean {
  return Object.keys(BANNER_LABELS).some((part) => (values[`banners.${place}.${part}`] ?? "") !== "");
}

function fieldsAt(place: number, from: { refused: Refused | undefined; filled: Typed }) {
  const fields = filledFields<string>({}, from);
  return (part: keyof typeof BANNER_LABELS) => ({
    ...fields(bannerField(place, part)),
    label: BANNER_LABELS[part],
  });
}
