import { CircleCheck } from "lucide-react";
import { Form, useSearchParams } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import type { PackingPage } from "./packing.server.ts";
import { packingAddress } from "./packing-address.ts";
import styles from "./packing.module.css";

interface FinishedPanelProps {
  order: NonNullable<PackingPage["finished"]>;
  seesLabel: boolean;
}

/** The order that was finished last, with its label and a button to reopen it. */
export function FinishedPanel({ order, seesLabel }: FinishedPanelProps) {
  const [searchParams] = useSearchParams();
  const { id, number, awbid, last, finished_by: by } = order;
  if (by === null) return null;
  return (
    <section className="mb-4" aria-live="polite">
      <p className={`${styles.said} ${styles.good}`}>
        <CircleCheck aria-hidden size={28} />
        Comanda {number} este împachetată.
      </p>
      <div className="cluster gap-2 items-center my-3">
        {awbid !== null && seesLabel && (
          <a
            href={`/admin/comenzi/${id}/eticheta.pdf`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("secondary")}
          >
            Eticheta (PDF)
          </a>
        )}
        {awbid === null && <span>Fără AWB</span>}
        {last && (
          <Form method="post" action={packingAddress({ searchParams }, { order: String(id) })}>
            <input type="hidden" name="form" value="undo" />
            <input type="hidden" name="scan" value={last.scan} />
            <Button variant="quiet">Deschide din nou coletul</Button>
          </Form>
        )}
      </div>
    </section>
  );
}
