import type { Refundable, RefundPreview } from "@curat/contract/staff/refunds";
import { Price } from "../../../components/money/price.tsx";
import { SendButton } from "../../../components/form/send-button.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Panel } from "../../../components/page/page.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

const LINES: ListShape = {
  columns: [
    { key: "linie", label: "Rând", isName: true },
    { key: "cantitate", label: "Cantitate", isNumber: true },
    { key: "tva", label: "TVA", isNumber: true },
    { key: "valoare", label: "Valoare", isNumber: true },
  ],
  filters: [],
  sort: { by: "linie", isDescending: false },
};
const STATE = readList(LINES, new URLSearchParams());

export function PreviewPanel({ preview, way }: { preview: RefundPreview; way: Refundable["way"] }) {
  const { amount, vat, left, lines, account } = preview;
  const rows = lines.map(({ name, quantity, vat_percent, total }, index) => ({
    id: index,
    cells: {
      linie: name,
      cantitate: quantity,
      tva: `${vat_percent}%`,
      valoare: <Price lei={total} />,
    },
  }));
  return (
    <Panel title="Ce urmează" news={preview}>
      <output>
        <strong>{texts.comesTo(formatOfficeLei(amount), vat > 0 ? formatOfficeLei(vat) : null)}</strong> Mai
        rămân de restituit {formatOfficeLei(left)}.
      </output>
      <ul className="m-0 pl-5">
        {account.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DataTable caption="Pe factura storno" shape={LINES} state={STATE} rows={rows} />
      {way === "card" && (
        <p>
          Creditează suma din contul tău de la procesator; când acesta o confirmă, restituirea se închide
          automat.
        </p>
      )}
      <SendButton form="refund" name="step" value="give">
        Restituie {formatOfficeLei(amount)}
      </SendButton>
    </Panel>
  );
}
