import type { ListedPriceList, StaffPriceList } from "@curat/contract/staff/price-lists";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";
import { instantOf, localOf } from "../../../components/time/local.ts";
import { momentText } from "../../../components/time/moment.ts";
import { membersIn, membersText } from "./price-lines.ts";
import { filledPrices, takePrices } from "./price-rows.ts";
import { texts } from "./texts.ts";

export function filledList(list: StaffPriceList): Typed {
  return {
    name: list.name,
    starts_at: localOf(list.starts_at),
    ends_at: localOf(list.ends_at),
    ...(list.is_active && { is_active: "on" }),
    ...(list.takes_vouchers && { takes_vouchers: "on" }),
    delivery: list.delivery === null ? "" : typedLei(list.delivery),
    free_delivery_over: list.free_delivery_over === null ? "" : typedLei(list.free_delivery_over),
    ...(list.is_delivery_net && { is_delivery_net: "on" }),
    ...(list.is_net && { is_net: "on" }),
    members: membersText(list.members),
    ...filledPrices(list.rows),
  };
}

/** Returns the form values of a new list, which starts now. */
export function blankList(now: Date, group: string | null): Typed {
  const blank = { is_active: "on", starts_at: localOf(now.toISOString()) };
  return group ? { ...blank, name: group, members: texts.groupLine(group) } : blank;
}

const { rows_text: _shownInRows, ...COMPARED_LABELS } = texts.labels;
const SWITCHES = ["is_active", "takes_vouchers", "is_net", "is_delivery_net"];

export const COMPARED_LIST: Compared = {
  labels: COMPARED_LABELS,
  format: (name, value = "") => {
    if (SWITCHES.includes(name)) return value === "on" ? texts.yes : texts.no;
    return name === "starts_at" || name === "ends_at" ? momentText(instantOf(value)) || value : value;
  },
};

/** Returns the price list in the form, and a function that assigns the API's errors to the form's fields. */
export function listIn(form: FormData) {
  const { rows, isPressed, place } = takePrices(form);
  const members = membersIn(textOf(form, "members"));
  const endsAt = textOf(form, "ends_at");
  return {
    body: {
      name: textOf(form, "name"),
      starts_at: instantOf(textOf(form, "starts_at")),
      ends_at: endsAt === "" ? null : instantOf(endsAt),
      is_active: form.get("is_active") !== null,
      takes_vouchers: form.get("takes_vouchers") !== null,
      delivery: amountIn(form, "delivery"),
      free_delivery_over: amountIn(form, "free_delivery_over"),
      is_delivery_net: form.get("is_delivery_net") !== null,
      members: members.sent,
      is_net: form.get("is_net") !== null,
      rows,
    },
    isPressed,
    placed: (errors: Record<string, string[]>) => place(errors, members.lineOf),
  };
}

function amountIn(form: FormData, name: string): number | null {
  const text = textOf(form, name).trim();
  return text === "" ? null : leiOf(text);
}

/** Returns the state as text. A deactivated list applies on no date. */
export function stateText({ state, is_active }: Pick<ListedPriceList, "state" | "is_active">): string {
  return is_active || state === "ended" ? texts.states[state] : texts.off;
}
