/** Asking others only whether they are there. */
import { isIP } from "node:net";
import { connect as connectTls } from "node:tls";

/** A certificate as a server shows it. */
export interface ShownCertificate {
  endsAt: Date;
  /** Undefined where everybody trusts it; else why not. */
  fault: string | undefined;
}

/** The certificate of an https address. Rejects where nobody answers; `signal` ends the waiting. */
export function certificateOf(address: string, signal: AbortSignal): Promise<ShownCertificate> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    // Looked at, never trusted: nothing is sent over it.
    const socket = connectTls({
      host,
      port: Number(port) || 443,
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
    });
    const end = (): void => void socket.destroy(new Error("It does not answer."));
    signal.addEventListener("abort", end);
    socket.on("error", reject);
    socket.on("close", () => signal.removeEventListener("abort", end));
    socket.on("secureConnect", () => {
      const endsAt = new Date(socket.getPeerCertificate().valid_to);
      const fault = socket.authorized ? undefined : String(socket.authorizationError);
      resolve({ endsAt, fault });
      socket.destroy();
    });
  });
}

/** Whether a web server answers there, whatever it says short of a fault of its own. */
export async function answersHttp(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { method: "HEAD", redirect: "manual", signal });
    await response.body?.cancel();
    return response.status < 500 || response.status === 501;
  } catch {
    return false;
  }
}
