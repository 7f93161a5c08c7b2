import type { SeapItemOfProduct } from "@curat/contract/staff/seap-items";
import type { StaffPrice } from "@curat/contract/staff/prices";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { typedLei } from "../../../../components/money/lei.ts";

export const PRICE = "price";

export function filledPrice({ list_price }: Pick<StaffPrice, "list_price">): Typed {
  return { list_price: typedLei(list_price) };
}

export const SEAP = "seap";

export function filledSeap({
  code,
  price,
  published_on: day,
}: Pick<SeapItemOfProduct, "code" | "price" | "published_on">): Typed {
  return { code: code ?? "", price: price === null ? "" : typedLei(price), published_on: day ?? "" };
}

export const FLOOR = "floor";

export function filledFloor({ floor }: { floor: number | null }): Typed {
  return { floor: floor === null ? "" : typedLei(floor) };
}
