import { useSyncExternalStore } from "react";
import { typedLines } from "./typed-lines.ts";
import type { TypedLines } from "./typed-lines.ts";

/** What is typed in tables of products in this tab; nothing on the server. */
export function useTypedLines(): TypedLines {
  return useSyncExternalStore(typedLines.subscribe, typedLines.read, typedLines.readOnServer);
}
