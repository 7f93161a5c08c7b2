import { useSyncExternalStore } from "react";
import { typedLines } from "./typed-lines.ts";
import type { TypedLines } from "./typed-lines.ts";

export function useTypedLines(): TypedLines {
  return useSyncExternalStore(typedLines.subscribe, typedLines.read, typedLines.readOnServer);
}
