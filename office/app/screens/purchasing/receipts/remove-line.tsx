import type { GoodsReceiptLine } from "@curat/contract/staff/receipts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { texts } from "./texts.ts";

/**
 * Button that removes a line of a draft. A line with a price but no product can become an additional cost
 * instead.
 */
export function RemoveLine({ line, version }: { line: GoodsReceiptLine; version: number }) {
  const named = <span className="visually-hidden">{line.product || line.name || line.code}</span>;
  return (
    <div className="cluster gap-2">
      <PressButton intent="remove-line" fields={{ line: line.lineID, version }} variant="quiet">
        {texts.remove} {named}
      </PressButton>
      {line.fault === "product" && line.has_price && (
        <PressButton
          intent="remove-line"
          fields={{ line: line.lineID, version, as: "costs" }}
          variant="quiet"
        >
          {texts.asCosts} {named}
        </PressButton>
      )}
    </div>
  );
}
