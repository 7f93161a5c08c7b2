/** Maps a product's recommendations, features and banners to form fields. */
import type { StaffProduct, StaffProductFields } from "@curat/contract/staff/products";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { texts } from "./texts.ts";

export const RELATED = "related";
export const FEATURES = "features";
export const BANNERS = "banners";

export const NEW_ROWS = 1;
const BANNER_TYPE = "1";

type Rows = "features" | "banners";
export const ROW_FIELDS = {
  features: { name: texts.featureName, pic: texts.picture },
  banners: {
    bannertitle: texts.bannerTitle,
    url: texts.bannerUrl,
    bannerpic: texts.bannerPicture,
    bannerpic_mobile: texts.bannerPicturePhone,
  },
} as const;
const ROW_TITLES = { features: texts.feature, banners: texts.banner };

export function countRows(values: Typed, rows: Rows): number {
  const places = Object.keys(values).map((name) =>
    Number(new RegExp(`^${rows}\\.(\\d+)\\.`).exec(name)?.[1]),
  );
  return Math.max(0, ...places.filter(Number.isInteger).map((place) => place + 1));
}

/** Returns a function that returns a product's existing rows, followed by empty ones, as form values. */
export function filledRows(rows: Rows): (product: Pick<StaffProduct, "fields">) => Typed {
  return ({ fields }) => {
    const current: Record<string, string | number>[] = fields[rows];
    const all = [...current, ...Array.from({ length: NEW_ROWS }, () => ({}))] as typeof current;
    const names = [...Object.keys(ROW_FIELDS[rows]), ...(rows === "banners" ? ["bannertype"] : [])];
    return Object.fromEntries(
      all.flatMap((row, place) =>
        names.map((name) => [
          `${rows}.${place}.${name}`,
          String(row[name] ?? (name === "bannertype" ? BANNER_TYPE : "")),
        ]),
      ),
    );
  };
}

export function rowLabels(rows: Rows, count: number): Typed {
  return Object.fromEntries(
    Array.from({ length: count }, (_, place) =>
      Object.entries(ROW_FIELDS[rows]).map(([name, label]) => [
        `${rows}.${place}.${name}`,
        `${ROW_TITLES[rows](place + 1)}: ${label}`,
      ]),
    ).flat(),
  );
}

/** Reads all rows that are not empty. The API refuses incomplete ones. */
export function rowsIn<Row extends Rows>(form: FormData, rows: Row): Pick<StaffProductFields, Row> {
  const values = Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name)]));
  const reported = Array.from({ length: countRows(values, rows) }, (_, place) => {
    const at = (name: string) => values[`${rows}.${place}.${name}`] ?? "";
    const row = Object.fromEntries(Object.keys(ROW_FIELDS[rows]).map((name) => [name, at(name)]));
    const isEmpty = Object.values(row).every((text) => text === "");
    return { row: rows === "banners" ? { ...row, bannertype: Number(at("bannertype")) } : row, isEmpty };
  });
  // `rows` is one key rather than a union, so the result has the declared type.
  return { [rows]: reported.filter(({ isEmpty }) => !isEmpty).map(({ row }) => row) } as Pick<
    StaffProductFields,
    Row
  >;
}
