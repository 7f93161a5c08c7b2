/** Exports traces to a configured collector; otherwise OpenTelemetry is not loaded (decision 0106). */
import { notifyParts } from "@curat/api";

/** Stops the export. Sends the remaining spans within two seconds. */
export type EndTracing = () => Promise<void>;

/**
 * Starts to export the process's requests, jobs and statements, as OpenTelemetry's own variables configure.
 */
export async function collectTraces(
  name: string,
  environment: Record<string, string | undefined> = process.env,
): Promise<EndTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = environment;
  const isConfigured = Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  if (!isConfigured || OTEL_SDK_DISABLED === "true") return async () => undefined;
  const { openTelemetry } = await import("./open-telemetry.ts");
  const { begin, end } = openTelemetry(name, environment);
  notifyParts(begin);
  return end;
}
