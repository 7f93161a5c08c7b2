import type { Webhook } from "@curat/contract/staff/webhooks";
import { Status } from "@curat/ui/status/status.tsx";
import { TEXTS } from "./texts.ts";

export function WebhookState({ webhook }: { webhook: Webhook }) {
  if (!webhook.is_active) return <Status text={TEXTS.stopped} variant="ended" />;
  if (webhook.failing_since !== null) return <Status text={TEXTS.failing} variant="open" />;
  return <Status text={webhook.url === "" ? TEXTS.reads : TEXTS.active} variant="good" />;
}
