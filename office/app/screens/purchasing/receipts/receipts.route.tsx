import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { Price } from "../../../components/money/price.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { RECEIPTS } from "./receipts-shape.ts";
import type { loadReceipts } from "./receipts.server.ts";
import { texts } from "./texts.ts";

export { loadReceipts as loader } from "./receipts.server.ts";

export const meta = titled(texts.title);

const VARIANTS = { draft: "open", posted: "good", undone: "ended" } as const;

export default function Receipts() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadReceipts>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/receptii/noua", text: texts.new }}
      shape={RECEIPTS}
      {...{ state, paging }}
      rows={rows.map((receipt) => ({
        id: receipt.receiptID,
        cells: {
          nir: (
            <Link to={`/receptii/${receipt.receiptID}`}>
              {receipt.number === null ? texts.states.draft : texts.nir(receipt.number, receipt.year ?? 0)}
            </Link>
          ),
          furnizor: <Link to={`/furnizori/${receipt.supplierID}`}>{receipt.supplier}</Link>,
          document: receipt.document_number,
          primita: dayText(receipt.received_on),
          randuri: receipt.lines,
          bucati: receipt.pieces,
          cost: receipt.cost === null ? null : <Price lei={receipt.cost} />,
          stare: <Status text={texts.states[receipt.state]} variant={VARIANTS[receipt.state]} />,
        },
      }))}
    />
  );
}
