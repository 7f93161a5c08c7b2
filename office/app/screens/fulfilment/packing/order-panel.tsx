import { useEffect } from "react";
import { Form, Link, useRevalidator, useSearchParams } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { useIsSending } from "../../../components/form/refused.ts";
import { PackLines } from "./pack-lines.tsx";
import type { PackingPage } from "./packing.server.ts";
import { packingAddress } from "./packing-address.ts";
import styles from "./packing.module.css";
import { texts } from "./texts.ts";

interface OrderPanelProps {
  order: NonNullable<PackingPage["order"]>;
  formKey: string;
  may: PackingPage["may"];
}

const LOOK_MS = 5_000;

export function OrderPanel({ order, formKey, may }: OrderPanelProps) {
  const [searchParams] = useSearchParams();
  const isUndoing = useIsSending("undo");
  usePeriodicReload();
  const { id, number, name, awbid, last, finished_by: by, can_pack: canPack, missing, lines } = order;
  const isOver = lines.some(({ packed, wanted }) => packed > wanted);
  const named =
    lines.find((line) => line.productid === last?.productid && line.lineid === last.lineid)?.name ?? "";
  return (
    <>
      <p className="hint break-anywhere">
        {name} · {awbid === null ? "Fără AWB" : awbid}
      </p>
      <p className={`my-2 text-l ${styles.missing}`}>
        {canPack
          ? by === null
            ? missing > 0
              ? texts.missing(missing)
              : isOver
                ? "Coletul conține produse care nu mai fac parte din comandă: scoate-le."
                : "Toate bucățile sunt în colet."
            : texts.finishedBy(by)
          : `Comanda are starea „${order.status}” și nu se împachetează.`}
      </p>
      {canPack && by === null && missing === 0 && !isOver && (
        <Form method="post">
          <input type="hidden" name="form" value="scan" />
          <input type="hidden" name="key" value={`${formKey}.gata`} />
          <input type="hidden" name="code" value={number} />
          <Button>Confirmă coletul complet</Button>
        </Form>
      )}
      <PackLines lines={lines} formKey={formKey} canPack={canPack} isFinished={by !== null} />
      <div className="cluster gap-2 items-center my-3">
        {last && canPack && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="form" value="undo" />
            <input type="hidden" name="scan" value={last.scan} />
            <Button variant="secondary" isBusy={isUndoing}>
              Anulează ultima scanare
            </Button>
          </Form>
        )}
        {awbid !== null && may.seeLabel && (
          <a
            href={`/admin/comenzi/${id}/eticheta.pdf`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("secondary")}
          >
            Eticheta (PDF)
          </a>
        )}
        <Link to={`/comenzi/${id}`} className={buttonClass("quiet")}>
          Deschide comanda
        </Link>
        <Link to={packingAddress({ searchParams }, {})} className={buttonClass("quiet")}>
          Altă comandă
        </Link>
      </div>
      {last && <p className="hint break-anywhere">{texts.last(named, last.quantity, last.by)}</p>}
    </>
  );
}

/** Reloads the page's data at an interval, so that it shows what others scan. */
function usePeriodicReload(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
