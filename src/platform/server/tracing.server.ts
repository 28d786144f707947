import type { Context, Span, Tracer } from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'
import { traceCollector, tracedServiceName } from './environment.server.ts'

/**
 * Traces by OpenTelemetry, only while `OTEL_EXPORTER_OTLP_ENDPOINT` is set: its packages are not even loaded
 * without it, and `traced` is then a plain call.
 */

type Tracing = {
  tracer: Tracer
  root: Context
  within: (span: Span) => Context
  kinds: { server: number; client: number; internal: number }
  failed: number
  stop(): Promise<void>
}

export type TraceAttributes = Readonly<Record<string, string | number>>

const current = new AsyncLocalStorage<Span>()
let tracing: Tracing | undefined

/** Loads OpenTelemetry and sends spans to the collector of the environment. */
export async function startTracing(): Promise<void> {
  if (tracing || !mayTrace()) return
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': tracedServiceName() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  tracing = {
    tracer: provider.getTracer('dp-work'),
    root: api.ROOT_CONTEXT,
    within: (span) => api.trace.setSpan(api.ROOT_CONTEXT, span),
    kinds: { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL },
    failed: api.SpanStatusCode.ERROR,
    stop: () => provider.shutdown(),
  }
}

/** Whether this process traces, or will when OpenTelemetry has been loaded. */
export const mayTrace = (): boolean => traceCollector() !== undefined

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop().catch(() => undefined)
}

/**
 * Runs a step as a span below the one that is running. Names and attributes are patterns, statements and names of
 * calls, never values.
 */
export function traced<T>(
  name: string,
  attributes: TraceAttributes,
  run: (rename: (attributes: TraceAttributes) => void) => Promise<T>,
  kind: keyof Tracing['kinds'] = 'internal',
): Promise<T> {
  const on = tracing
  if (!on) return run(() => undefined)
  const parent = current.getStore()
  const span = on.tracer.startSpan(
    name,
    { attributes, kind: on.kinds[kind] },
    parent ? on.within(parent) : on.root,
  )
  return current.run(span, async () => {
    try {
      return await run((more) => span.setAttributes(more))
    } catch (error) {
      // The message may quote what was typed.
      span.setStatus({ code: on.failed, message: error instanceof Error ? error.name : 'error' })
      throw error
    } finally {
      span.end()
    }
  })
}
