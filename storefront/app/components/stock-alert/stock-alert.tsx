import { useState } from "react";
import { useFetcher } from "react-router";
import type { loadStockAlert } from "./stock-alert.server.ts";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Dialog } from "@curat/ui/dialog/dialog.tsx";
import { StockAlertForm } from "./stock-alert-form.tsx";
import { texts } from "./texts.ts";

/** Link to the stock alert form. It opens as a dialog, or as a page without JavaScript (B-124). */
export function StockAlert({ productId, label = texts.open }: { productId: number; label?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { load, data } = useFetcher<typeof loadStockAlert>();
  const address = `/alerta-stoc/${productId}`;
  return (
    <>
      <a
        href={address}
        className={buttonClass(label === texts.open ? "primary" : "secondary")}
        onClick={(event) => {
          event.preventDefault();
          void load(address);
          setIsOpen(true);
        }}
      >
        {label}
      </a>
      <Dialog title={texts.title} isOpen={isOpen && data !== undefined} onClose={() => setIsOpen(false)}>
        {data && <StockAlertForm data={data} onDone={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}
