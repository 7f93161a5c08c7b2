import { Price } from "./price.tsx";

/** An amount in lei with VAT. Companies also see the amount without VAT, first. */
export function NetPrice({ net, gross }: { net: number | undefined; gross: number }) {
  if (net === undefined || net === gross) return <Price lei={gross} />;
  return (
    <>
      <Price lei={net} /> fără TVA{" "}
      <small className="hint nowrap">
        <Price lei={gross} /> cu TVA
      </small>
    </>
  );
}
