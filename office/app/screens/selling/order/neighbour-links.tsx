import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import type { OrderData } from "./order.server.ts";

/** Links to the previous and next order in the list that the person last viewed. */
export function NeighbourLinks({ neighbours: { previous, next } }: Pick<OrderData, "neighbours">) {
  return (
    <>
      {previous && (
        <Link to={`/comenzi/${previous.id}`} rel="prev" className={buttonClass("quiet")}>
          <ChevronLeft aria-hidden size={18} />{" "}
          <span className="visually-hidden">Comanda anterioară din listă: </span>
          {previous.number}
        </Link>
      )}
      {next && (
        <Link to={`/comenzi/${next.id}`} rel="next" className={buttonClass("quiet")}>
          <span className="visually-hidden">Comanda următoare din listă: </span>
          {next.number} <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </>
  );
}
