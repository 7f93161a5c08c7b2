import { isIP } from "node:net";
import { connect as connectTls } from "node:tls";

export interface ShownCertificate {
  endsAt: Date;
  fault: string | undefined;
}

/** Returns the certificate that an https URL presents. Rejects if the server does not respond. */
export function certificateOf(address: string, signal: AbortSignal): Promise<ShownCertificate> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    // Accepts an untrusted certificate to inspect it. No data is sent.
    const socket = connectTls({
      host,
      port: Number(port) || 443,
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
    });
    const end = (): void => void socket.destroy(new Error("No response."));
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

/** Returns whether a web server responds without a server error. */
export async function answersHttp(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { method: "HEAD", redirect: "manual", signal });
    await response.body?.cancel();
    return response.status < 500 || response.status === 501;
  } catch {
    return false;
  }
}
