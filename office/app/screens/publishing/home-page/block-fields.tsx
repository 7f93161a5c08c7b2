import { ZONES } from "@curat/contract/zones.values";
import { HOME_PICKS } from "@curat/contract/staff/home.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { blockField } from "../../../components/blocks/blocks.ts";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { CodesField } from "../../../components/picking/codes-field.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { SurfaceFields } from "./surface-fields.tsx";
import { BannerFields } from "./banner-fields.tsx";
import { hasBanners, hasCount, hasHeading, typeIn } from "./home-values.ts";
import type { FormPart } from "./home-form.tsx";
import { texts } from "./texts.ts";

/** Maximum number of characters, which is enough for 48 codes of 64 characters. */
const MAX_CODES = 3_200;

export function BlockFields({ place, ...part }: FormPart & { place: number }) {
  const { typed, errors } = part;
  const type = typeIn(typed, place);
  const kind = <input type="hidden" name={blockField(place, "type")} value={type} />;
  const field = (name: keyof typeof texts.labels) => ({
    name: blockField(place, name),
    label: texts.labels[name],
    defaultValue: typed[blockField(place, name)] ?? "",
    errors,
  });
  if (hasBanners(type))
    return (
      <>
        {kind}
        <BannerFields place={place} {...part} />
      </>
    );
  if (!hasHeading(type))
    return (
      <>
        {kind}
        <HtmlField {...field("html")} />
      </>
    );
  return (
    <>
      {kind}
      <Field {...field("title")} required autoComplete="off" />
      <Field
        {...field("url")}
        hint="Dacă o lași goală, titlul nu are link."
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
      />
      {type === "product" && (
        <>
          <Select {...field("pick")} options={PICKS} />
          <CodesField {...field("product_ids")} limit={MAX_CODES} />
        </>
      )}
      {type === "zones" &&
        ZONES.map((zone) => (
          <Field
            key={zone}
            {...field(`pics.${zone}`)}
            maxLength={500}
            autoComplete="off"
            autoCapitalize="none"
          />
        ))}
      {type === "buckets" && <SurfaceFields place={place} {...part} />}
      {hasCount(type) && <Field {...field("count")} inputMode="numeric" maxLength={2} autoComplete="off" />}
    </>
  );
}

const PICKS = [{ value: "", label: texts.picks[""] }, ...optionsOf(texts.picks).filter(isPick)];

function isPick({ value }: { value: string }): boolean {
  return HOME_PICKS.some((pick) => pick === value);
}
