import { useActionData } from "react-router";
import type { BundlePreview } from "@curat/contract/staff/bundles";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./texts.ts";

interface PricePanelProps {
  current?: BundlePreview | undefined;
  stock?: number;
}

/** Shows the bundle's price for the previewed form, or its current price if none was previewed. */
export function PricePanel({ current, stock }: PricePanelProps) {
  const sent = useActionData<{ preview?: BundlePreview }>()?.preview;
  const preview = sent ?? current;
  return (
    <Panel title={texts.previewTitle} news={sent}>
      {preview ? (
        <>
          <ul>
            {preview.products.map(({ productID, code, name, quantity, price, bundle_price }) => (
              <li key={productID}>
                {name} ({code}): {texts.line(quantity, price, bundle_price)}
              </li>
            ))}
          </ul>
          <p>
            <strong>{texts.total(preview.price, preview.total_price)}</strong>
          </p>
          {!sent && stock !== undefined && <p>{texts.stock(stock)}</p>}
        </>
      ) : (
        <p>{texts.previewEmpty}</p>
      )}
    </Panel>
  );
}
