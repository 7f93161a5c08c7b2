import { Status } from "@curat/ui/status/status.tsx";

export function KeyState({ isRevoked, isExpired }: { isRevoked: boolean; isExpired: boolean }) {
  return (
    <Status
      text={isRevoked ? "retrasă" : isExpired ? "expirată" : "activă"}
      variant={isRevoked || isExpired ? "ended" : "good"}
    />
  );
}
