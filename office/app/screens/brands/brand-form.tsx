import type { StaffBrand } from "@curat/contract/staff/brands";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { BannerRows } from "../../components/banners/banner-rows.tsx";
import { HtmlField } from "../../components/editor/html-field.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { filledFields } from "../../components/form/filled-fields.ts";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { COUNTRY_OPTIONS } from "../../components/maker/maker-fields.ts";
import { PictureField } from "../../components/picture/picture-field.tsx";
import { filledBrand } from "./brand-fields.ts";
import { texts } from "./texts.ts";

const FORM = "brand";
const FIRST_PLACE = { sort_order: "0" };

/** All fields of a brand, new or standing, with who makes its goods. */
export function BrandForm({ brand, mayUpload }: { brand?: StaffBrand; mayUpload: boolean }) {
  const refused = useRefused(FORM);
  const filled = brand ? filledBrand(brand) : FIRST_PLACE;
  const field = filledFields(texts.labels, { refused, filled });
  return (
    <ActionForm name={FORM} refused={refused} seen={brand && filled} encType="multipart/form-data">
      {brand && <input type="hidden" name="version" value={brand.version} />}
      <Field {...field("brand")} required autoComplete="off" />
      <Field
        {...field("slug")}
        hint={texts.slugHint}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
      />
      <h3>{texts.law}</h3>
      <p>{texts.lawExplain}</p>
      <Field {...field("manufacturer.name")} required autoComplete="off" />
      <Field {...field("manufacturer.address")} required autoComplete="off" />
      <EmailField {...field("manufacturer.email")} required autoComplete="off" />
      <Select
        {...field("manufacturer_country")}
        options={COUNTRY_OPTIONS}
        placeholder={texts.noCountry}
        autoComplete="off"
      />
      <h3>{texts.responsible}</h3>
      <p>{texts.responsibleExplain}</p>
      <Field {...field("responsible.name")} autoComplete="off" />
      <Field {...field("responsible.address")} autoComplete="off" />
      <EmailField {...field("responsible.email")} autoComplete="off" />
      <HtmlField {...field("description")} />
      <PictureField {...field("pic")} mayUpload={mayUpload} />
      <Field {...field("sort_order")} hint={texts.orderHint} inputMode="numeric" maxLength={7} />
      <h3>{texts.banners}</h3>
      <BannerRows {...{ refused, filled, mayUpload }} />
      <SendButton form={FORM}>{brand ? texts.save : texts.create}</SendButton>
    </ActionForm>
  );
}
