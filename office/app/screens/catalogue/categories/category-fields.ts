/** A category as its form holds it. */
import type { StaffCategory } from "@curat/contract/staff/categories";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { COMPARED_BANNERS, filledBanners, takeBanners } from "../../../components/banners/banner-fields.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { texts } from "./texts.ts";

export function filledCategory(category: StaffCategory): Typed {
  return {
    category: category.category,
    parentID: category.parentID === null ? "" : String(category.parentID),
    slug: category.slug,
    baseline: category.baseline,
    description: category.description,
    pic: category.pic ?? "",
    icon: category.icon ?? "",
    ...(category.must_have_model && { must_have_model: "on" }),
    ...filledBanners(category.banners),
  };
}

/** How the fields are called where two wrote at once; `nameOf` tells a category by its id. */
export function comparedCategory(nameOf: (id: string) => string): Compared {
  return {
    labels: { ...texts.labels, ...COMPARED_BANNERS },
    say: (name, value = "") => {
      if (name === "parentID") return value === "" ? texts.top : nameOf(value);
      return name === "must_have_model" ? (value === "on" ? "da" : "nu") : value;
    },
  };
}

/** What the form asks of the API; an address that is left empty is made from the name. */
export function categoryIn(form: FormData) {
  const parent = textOf(form, "parentID");
  const category = textOf(form, "category");
  return {
    category,
    parentID: parent === "" ? null : Number(parent),
    slug: textOf(form, "slug") || slugOf(category),
    baseline: textOf(form, "baseline"),
    description: textOf(form, "description"),
    pic: textOf(form, "pic"),
    icon: textOf(form, "icon"),
    must_have_model: form.get("must_have_model") !== null,
    banners: takeBanners(form),
  };
}
