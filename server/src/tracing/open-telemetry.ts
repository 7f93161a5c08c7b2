/** Passes the spans of requests and jobs to OpenTelemetry's SDK. Loaded only for a configured collector. */
import type { BeginPart } from "@curat/api";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as traces, TraceFlags } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { EndTracing } from "./collect-traces.ts";

const END_MS = 2_000;
const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, statement: SpanKind.CLIENT };

/**
 * Creates the tracer. The SDK reads URLs, names and headers from its own variables.
 * The only supported sampler is `parentbased_traceidratio`; without it, everything is exported.
 */
export function openTelemetry(
  name: string,
  environment: Record<string, string | undefined>,
): { begin: BeginPart; end: EndTracing } {
  const random = new RandomIdGenerator();
  // The trace id is chosen before its first span, and spans are started one at a time.
  let nextTraceId = "";
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        "service.name": environment.OTEL_SERVICE_NAME ?? "curat",
        "service.instance.id": `${name}-${process.pid}`,
      }),
    ),
    sampler: new ParentBasedSampler({ root: rootSampler(environment) }),
    idGenerator: {
      generateTraceId: () => nextTraceId,
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("curat");
  return {
    begin(trace, { name: partName, kind, attributes }) {
      nextTraceId = trace.id;
      const parent = trace.parent && {
        traceId: trace.id,
        spanId: trace.parent,
        traceFlags: trace.isUnsampled ? TraceFlags.NONE : TraceFlags.SAMPLED,
        isRemote: kind === "request",
      };
      const context = parent ? traces.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(partName, { kind: KINDS[kind], attributes }, context);
      const { spanId, traceFlags } = span.spanContext();
      return {
        id: spanId,
        isUnsampled: (traceFlags & TraceFlags.SAMPLED) === 0,
        end({ hasFailed, attributes: known = {} }) {
          span.setAttributes(known);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    end: async () => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, END_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

function rootSampler({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: Record<string, string | undefined>) {
  const ratio = Number(OTEL_TRACES_SAMPLER_ARG ?? 1);
  const isPart = OTEL_TRACES_SAMPLER === "parentbased_traceidratio" && ratio >= 0 && ratio < 1;
  return isPart ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}
