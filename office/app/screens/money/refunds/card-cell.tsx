import type { StaffRefund } from "@curat/contract/staff/refunds";
import { PressButton } from "../../../components/form/press-button.tsx";

/** Shows the state of a card refund and the buttons that settle it. */
export function CardCell({ refund, mayMark }: { refund: StaffRefund; mayMark: boolean }) {
  const { id, by_call: isByCall, request } = refund;
  const isOpen = request?.state === "asked" || request?.state === "unknown";
  return (
    <>
      {isOpen ? (
        <p>Procesatorul nu a confirmat restituirea. {request.detail}</p>
      ) : isByCall ? (
        request && request.state !== "done" && <p>Restituirea nu a fost trimisă: {request.detail}</p>
      ) : (
        "așteaptă confirmarea procesatorului"
      )}
      {mayMark && isByCall && (
        <PressButton intent={isOpen ? "ask" : "send"} fields={{ id }}>
          {isOpen ? "Verifică la procesator" : "Restituie pe card"}
        </PressButton>
      )}
      {mayMark && (isOpen || !isByCall) && (
        <details>
          <summary>Nu primești confirmarea?</summary>
          <p>
            Butonul nu trimite bani. Apasă-l doar dacă vezi creditarea în contul magazinului de la procesator.
          </p>
          <PressButton intent="credited" fields={{ id }}>
            Am văzut creditarea la procesator
          </PressButton>
          {isOpen && (
            <>
              <p>Dacă în contul de la procesator nu apare nicio creditare, o poți trimite din nou.</p>
              <PressButton intent="unsent" fields={{ id }}>
                Nu a plecat
              </PressButton>
            </>
          )}
        </details>
      )}
    </>
  );
}
