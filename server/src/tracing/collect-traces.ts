/**
 * Exports traces to a collector if the environment names one; otherwise nothing of OpenTelemetry is loaded.
 * (decision 0106)
 */
import { notifyParts } from "@curat/api";

/** Stops the export: sends the remaining spans within two seconds. */
export type EndTracing = () => Promise<void>;

/**
 * Starts to export requests, jobs and statements of the process with this name, as OpenTelemetry's own
 * variables configure it.
 */
export async function collectTraces(
  name: string,
  environment: Record<string, string | undefined> = process.env,
): Promise<EndTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = environment;
  const isWanted = Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  if (!isWanted || OTEL_SDK_DISABLED === "true") return async () => undefined;
  const { openTelemetry } = await import("./open-telemetry.ts");
  const { begin, end } = openTelemetry(name, environment);
  notifyParts(begin);
  return end;
}
