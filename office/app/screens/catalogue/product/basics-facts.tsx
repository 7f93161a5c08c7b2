import type { ProductChoices, StaffProduct } from "@curat/contract/staff/products";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { BASICS_LABELS, filledBasics, formatBasic } from "./basics-fields.ts";

const CHOICES = { brandID: "brands", categoryID: "categories" } as const;

export function BasicsFacts({ product, choices }: { product: StaffProduct; choices: ProductChoices }) {
  const filled = filledBasics(product);
  return (
    <FactList
      facts={Object.entries(BASICS_LABELS).map(([name, label]) => [
        label,
        displayText(name, filled[name] ?? "", choices),
      ])}
    />
  );
}

function displayText(name: string, value: string, choices: ProductChoices): string {
  if (name !== "brandID" && name !== "categoryID") return formatBasic(name, value);
  return choices[CHOICES[name]].find(({ id }) => String(id) === value)?.name ?? value;
}
