import { Download } from "lucide-react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { periodAddress } from "../../../components/figures/figures-address.ts";
import type { RequestedPeriod } from "../../../components/figures/figures-address.ts";

export function CsvLink({ period, table }: { period: RequestedPeriod; table: string }) {
  return (
    <p>
      <a
        href={`/admin/cifre.csv${periodAddress(period)}&tabel=${table}`}
        download
        className={buttonClass("quiet")}
      >
        <Download aria-hidden size={18} /> Descarcă CSV
      </a>
    </p>
  );
}
