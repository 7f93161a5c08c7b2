import { Price } from "@curat/ui/price/price.tsx";
import { texts } from "./texts.ts";

/** An amount in lei with VAT. Companies also see the amount without VAT, first. */
export function NetPrice({ net, gross }: { net: number | undefined; gross: number }) {
  if (net === undefined) return <Price lei={gross} />;
  return (
    <>
      <Price lei={net} /> <span className="text-s regular">{texts.withoutVat}</span>
      <span className="display-block text-s regular muted">
        <Price lei={gross} /> {texts.withVat}
      </span>
    </>
  );
}
