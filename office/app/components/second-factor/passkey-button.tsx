import { useState } from "react";
import type { ReactNode } from "react";
import { useSubmit } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import styles from "./second-factor.module.css";

interface PasskeyButtonProps {
  kind: "show" | "make";
  options: Record<string, unknown>;
  fields: () => Record<string, string>;
  variant?: "primary" | "secondary";
  children: ReactNode;
}

/** Creates or requests a passkey in the browser and submits it as `credential`. */
export function PasskeyButton({ kind, options, fields, variant = "primary", children }: PasskeyButtonProps) {
  const submit = useSubmit();
  const hasScript = useHasScript();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  if (!hasScript) return <p>Cheile de acces funcționează doar cu JavaScript activat.</p>;

  async function press(): Promise<void> {
    setState("busy");
    try {
      const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
      // The contract leaves the WebAuthn options untyped.
      const start = (kind === "show" ? startAuthentication : startRegistration) as (requested: {
        optionsJSON: never;
      }) => Promise<unknown>;
      const credential = await start({ optionsJSON: options as never });
      setState("idle");
      await submit(
        { ...fields(), credential: JSON.stringify(credential) },
        { method: "post", preventScrollReset: true },
      );
    } catch {
      // The staff member closed the browser's dialog, or the device has no matching passkey.
      setState("failed");
    }
  }
  return (
    <div className={`stack gap-2 justify-items-start ${styles.passkey}`}>
      <Button type="button" variant={variant} isBusy={state === "busy"} onClick={() => void press()}>
        {children}
      </Button>
      {state === "failed" && (
        <p role="alert">Cheia de acces nu a putut fi folosită. Încearcă din nou sau alege altă metodă.</p>
      )}
    </div>
  );
}
