/** Traces for a collector, where the environment names one; elsewhere nothing of OpenTelemetry is loaded. (decision 0106) */
import { tellParts } from "@curat/api";

/** What ends the telling: sends what is still here, within two seconds. */
export type EndTracing = () => Promise<void>;

/** Begins to tell requests, jobs and statements of the process of that name, as OpenTelemetry's own variables say. */
export async function collectTraces(
  name: string,
  environment: Record<string, string | undefined> = process.env,
): Promise<EndTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = environment;
  const isWanted = Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  if (!isWanted || OTEL_SDK_DISABLED === "true") return async () => undefined;
  const { openTelemetry } = await import("./open-telemetry.ts");
  const { begin, end } = openTelemetry(name, environment);
  tellParts(begin);
  return end;
}
