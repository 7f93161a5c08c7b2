import type { BuyingFor as Buying } from "@curat/contract/buying-for";
import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import styles from "./buying-for.module.css";
import { BUYING_FOR, MYSELF } from "./intents.ts";
import type { CompanyView } from "./load.server.ts";
import { texts } from "./texts.ts";

/**
 * Lets customers choose whether they buy for themselves or for a company. The choice decides which prices
 * apply.
 */
export function BuyingFor({ buying, companies }: { buying: Buying; companies: CompanyView[] }) {
  const priced = companies.filter(({ id }) => buying.companies.includes(id));
  const current = buying.chosen ? (buying.companyID ?? MYSELF) : priced[0]?.id;
  const choices = [
    ...priced.map(({ id, name }) => ({ value: id, name })),
    { value: MYSELF, name: texts.myself },
  ];
  return (
    <Form method="post" className={`stack gap-3 justify-items-start mt-6 ${styles["buying-for"]}`}>
      <fieldset>
        <legend className="bold">{texts.buyingFor}</legend>
        <p>{texts.buyingForHint}</p>
        {choices.map(({ value, name }) => (
          <label className="row gap-2 items-center" key={value}>
            <input type="radio" name="companyID" value={value} defaultChecked={value === current} /> {name}
          </label>
        ))}
      </fieldset>
      <Button type="submit" name="intent" value={BUYING_FOR} variant="secondary">
        {texts.choose}
      </Button>
    </Form>
  );
}
