import { useSyncExternalStore } from "react";
import { typedLines } from "./typed-lines.ts";
import type { TypedLines } from "./typed-lines.ts";

/** Returns the quantities entered in this tab. Returns none on the server. */
export function useTypedLines(): TypedLines {
  return useSyncExternalStore(typedLines.subscribe, typedLines.read, typedLines.readOnServer);
}
