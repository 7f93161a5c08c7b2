import type { GoodsReceiptLine } from "@curat/contract/staff/receipts";
import { Button } from "@curat/ui/button/button.tsx";
import { DRAFT, THEN } from "../../../components/form/draft-form.ts";
import { texts } from "./texts.ts";

/**
 * Button that removes a line of a draft. A line with a price but no product can become an additional cost
 * instead.
 */
export function RemoveLine({ line }: { line: GoodsReceiptLine }) {
  const named = <span className="visually-hidden">{line.product || line.name || line.code}</span>;
  return (
    <div className="cluster gap-2">
      <Button form={DRAFT} name={THEN} value={`remove.${line.lineID}`} variant="quiet">
        {texts.remove} {named}
      </Button>
      {line.fault === "product" && line.has_price && (
        <Button form={DRAFT} name={THEN} value={`costs.${line.lineID}`} variant="quiet">
          {texts.asCosts} {named}
        </Button>
      )}
    </div>
  );
}
