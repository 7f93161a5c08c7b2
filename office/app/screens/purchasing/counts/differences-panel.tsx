import { Link } from "react-router";
import type { StockCountLine } from "@curat/contract/staff/stock-counts";
import { LinePages } from "../../../components/line-table/line-pages.tsx";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./texts.ts";

interface DifferencesPanelProps {
  lines: StockCountLine[];
  seesCosts: boolean;
  current: number;
  last: number;
}

/** Products whose counted quantity differs from the expected one. */
export function DifferencesPanel({ lines, seesCosts, current, last }: DifferencesPanelProps) {
  if (lines.length === 0)
    return (
      <Panel title={texts.different}>
        <p>{texts.noDifferences}</p>
      </Panel>
    );
  const heads = [
    texts.product,
    texts.expected,
    texts.found,
    texts.difference,
    ...(seesCosts ? [texts.value] : []),
    texts.who,
  ];
  return (
    <Panel title={texts.different}>
      <LineTable label={texts.different} heads={heads}>
        {lines.map((line) => (
          <tr key={line.lineID}>
            <td>
              <Link to={`/produse/${line.productID}/stoc`}>{line.product}</Link> ({line.product_code})
            </td>
            <td data-label={texts.expected}>{line.expected}</td>
            <td data-label={texts.found}>{line.counted}</td>
            <td data-label={texts.difference}>{texts.signed(line.difference)}</td>
            {seesCosts && (
              <td data-label={texts.value} className="nowrap">
                {line.value === null ? texts.unknown : texts.amount(line.value)}
              </td>
            )}
            <td data-label={texts.who}>{line.counted_by}</td>
          </tr>
        ))}
      </LineTable>
      <LinePages {...{ current, last }} />
    </Panel>
  );
}
