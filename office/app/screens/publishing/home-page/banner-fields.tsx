import { Field } from "@curat/ui/form/field.tsx";
import { PictureField } from "../../../components/picture/picture-field.tsx";
import { rowField } from "../../../components/rows/rows.ts";
import type { FormPart } from "./home-form.tsx";
import { bannersField, MAX_BANNERS } from "./home-values.ts";
import { texts } from "./texts.ts";

type Part = keyof typeof texts.banners;

/** Rows of fields for a block's banners. The last row is empty, for a new banner. */
export function BannerFields({ place, typed, errors, mayUpload }: FormPart & { place: number }) {
  const name = bannersField(place);
  const value = (banner: number, part: string) => typed[rowField(name, banner, part)] ?? "";
  const isFilled = (banner: number) =>
    Object.keys(texts.banners).some((part) => value(banner, part).trim() !== "");
  const count =
    Array.from({ length: MAX_BANNERS }, (_, banner) => banner).findLast((banner) => isFilled(banner)) ?? -1;
  return (
    <>
      {(errors?.[name] ?? []).map((error) => (
        <p key={error} className="text-primary bold" role="alert">
          {error}
        </p>
      ))}
      {Array.from({ length: Math.min(count + 2, MAX_BANNERS) }, (_, banner) => {
        const field = (part: Part) => ({
          name: rowField(name, banner, part),
          label: texts.banners[part],
          defaultValue: value(banner, part),
          errors,
        });
        return (
          <fieldset key={banner} className="stack one-column gap-3 p-3 bordered rounded bg-paper">
            <legend>{banner <= count ? texts.banner(banner) : "Banner nou"}</legend>
            <input
              type="hidden"
              name={rowField(name, banner, "bannertype")}
              value={value(banner, "bannertype") || "1"}
            />
            <PictureField {...field("bannerpic")} mayUpload={mayUpload} />
            <PictureField {...field("bannerpic_mobile")} mayUpload={mayUpload} />
            <Field {...field("bannertitle")} autoComplete="off" />
            <Field {...field("url")} maxLength={500} autoComplete="off" autoCapitalize="none" />
          </fieldset>
        );
      })}
      <p>Dacă golești toate câmpurile unui banner, acesta se șterge.</p>
    </>
  );
}
