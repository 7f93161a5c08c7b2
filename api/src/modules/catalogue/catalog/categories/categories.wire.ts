/** Categories in the spelling of the staff's calls. */
import type { CategoryFields, ListedStaffCategory, StaffCategory } from "@curat/contract/staff/categories";
import { fromWireBanner, toWireBanner } from "../banner.wire.ts";
import { type Category, type CategoryContents, categoryPath, type Tree } from "./categories.rules.ts";

export interface CategoryView {
  category: Category;
  tree: Tree;
  contents: CategoryContents | undefined;
  version: number;
}

export function toListedCategory({ category, tree, contents, version }: CategoryView): ListedStaffCategory {
  return {
    categoryID: category.id,
    parentID: category.parentId,
    category: category.name,
    url: categoryPath(tree, category.id),
    sort_order: category.sortOrder,
    products: contents?.products ?? 0,
    subcats: contents?.subcategories ?? 0,
    version,
  };
}

export function toStaffCategory(view: CategoryView): StaffCategory {
  return { ...toListedCategory(view), ...fieldsOf(view.category) };
}

/** A category as its history keeps it. */
export function toCategorySnapshot(category: Category): object {
  const { id, parentId, name, sortOrder } = category;
  return { categoryID: id, parentID: parentId, category: name, sort_order: sortOrder, ...fieldsOf(category) };
}

function fieldsOf({ slug, description, baseline, icon, picture, banners, mustHaveModel }: Category) {
  return {
    slug,
    description,
    baseline,
    icon,
    pic: picture,
    banners: banners.map(toWireBanner),
    must_have_model: mustHaveModel,
  };
}

/** The category with the fields that are told. */
export function withFields(category: Category, fields: CategoryFields): Category {
  return {
    ...category,
    parentId: fields.parentID === undefined ? category.parentId : fields.parentID,
    name: fields.category ?? category.name,
    slug: fields.slug ?? category.slug,
    description: fields.description ?? category.description,
    baseline: fields.baseline ?? category.baseline,
    icon: fields.icon === undefined ? category.icon : fields.icon,
    picture: fields.pic === undefined ? category.picture : fields.pic,
    banners: fields.banners ? fields.banners.map(fromWireBanner) : category.banners,
    mustHaveModel: fields.must_have_model ?? category.mustHaveModel,
    sortOrder: fields.sort_order ?? category.sortOrder,
  };
}
