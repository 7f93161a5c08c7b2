import type { ParameterFields, StaffParameter } from "@curat/contract/staff/parameters";
import { inOrder, type Parameter } from "./parameters.rules.ts";

interface ParameterView {
  parameter: Parameter;
  products: ReadonlyMap<number, number>;
  categories: readonly { id: number; name: string; products: number }[];
  version: number;
}

export function toStaffParameter({
  parameter,
  products,
  categories,
  version,
}: ParameterView): StaffParameter {
  const { values, ...stored } = toParameterSnapshot(parameter);
  return {
    ...stored,
    values: values.map((value) => ({ ...value, products: products.get(value.valueID) ?? 0 })),
    value_count: values.length,
    categories: categories.map((one) => ({
      categoryID: one.id,
      category: one.name,
      products: one.products,
    })),
    version,
  };
}

export function toParameterSnapshot({ id, name, slug, sortOrder, values }: Parameter) {
  return {
    parameterID: id,
    parameter: name,
    slug,
    sort_order: sortOrder,
    values: values.map((value) => ({
      valueID: value.id,
      value: value.name,
      slug: value.slug,
      sort_order: value.sortOrder,
    })),
  };
}

export function withFields(
  parameter: Parameter,
  fields: ParameterFields,
  newIds: readonly number[],
): Parameter {
  const ids = [...newIds];
  return inOrder({
    ...parameter,
    name: fields.parameter ?? parameter.name,
    slug: fields.slug ?? parameter.slug,
    sortOrder: fields.sort_order ?? parameter.sortOrder,
    values:
      fields.values?.map(({ valueID, value, slug, sort_order }, place) => ({
        id: valueID ?? ids.shift() ?? 0,
        name: value,
        slug,
        sortOrder: sort_order ?? place + 1,
      })) ?? parameter.values,
  });
}
