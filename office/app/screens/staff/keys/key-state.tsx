import { Status } from "@curat/ui/status/status.tsx";
import { texts } from "./texts.ts";

/** Whether a key still opens the shop. */
export function KeyState({ isRevoked, isExpired }: { isRevoked: boolean; isExpired: boolean }) {
  return (
    <Status
      text={isRevoked ? texts.revoked : isExpired ? texts.expired : texts.open}
      variant={isRevoked || isExpired ? "ended" : "good"}
    />
  );
}
