import type { NotifiedStatus } from "../processor.ts";

interface State {
  status: NotifiedStatus;
  tell?: string;
}

const IN_PANEL = "Verifică plata în contul Netopia.";

/** Netopia's payment states. 3 and 5 both mean that the money was captured. */
const STATES: Readonly<Record<number, State>> = {
  1: { status: "started" },
  2: { status: "authorized" },
  3: { status: "paid" },
  4: { status: "cancelled" },
  5: { status: "paid" },
  6: { status: "started" },
  7: { status: "started" },
  9: { status: "started", tell: `Netopia anunță un refuz la plată (chargeback). ${IN_PANEL}` },
  10: { status: "started", tell: `Netopia a acceptat refuzul la plată (chargeback). ${IN_PANEL}` },
  11: { status: "failed" },
  12: { status: "failed" },
  13: { status: "started", tell: `Netopia verifică plata pentru fraudă. ${IN_PANEL}` },
  14: { status: "started" },
  15: { status: "started" },
  16: { status: "started", tell: `Refuzul la plată (chargeback) este contestat la Netopia. ${IN_PANEL}` },
  17: { status: "started", tell: `Netopia anunță o plată stornată. ${IN_PANEL}` },
  18: { status: "started" },
  23: { status: "failed" },
};

/** A refund, whose amount neither the notification nor the status contains. */
export const CREDITED = 8;

/** Returns the meaning of a state. An unknown one has no effect, but staff are notified. */
export function stateOf(number: number): State {
  return (
    STATES[number] ?? {
      status: "started",
      tell: `Netopia a trimis starea necunoscută ${number}. ${IN_PANEL}`,
    }
  );
}
