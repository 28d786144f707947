import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { startServed } from '#tests/support/production.ts'

const spanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  attributes: v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })),
})
const requestSchema = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })) })),
})

/** What a collector hears, as OTLP over HTTP in JSON. */
async function startCollector() {
  const spans: v.InferOutput<typeof spanSchema>[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces')
        for (const { scopeSpans } of v.parse(requestSchema, body).resourceSpans)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { url, spans, stop: () => server.close() }
}

test('one page is one trace, from the request over the call to the statement, and quotes no value', async () => {
  const db = await testDatabase()
  const collector = await startCollector()
  const server = await startServed({ DATABASE_URL: db.url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  expect((await fetch(`${server.url}/spot/987654321`)).status).toBe(404)
  // What is left is sent when the process stops.
  expect(await server.stop()).toBe(0)
  const page = collector.spans.find(({ name }) => name === 'GET /spot/$id')
  const trace = collector.spans.filter(({ traceId }) => traceId === page?.traceId)
  const parentOf = (span: { parentSpanId: string } | undefined) =>
    trace.find(({ spanId }) => spanId === span?.parentSpanId)
  const statement = trace.find(({ name }) => name === 'db select')
  const names: string[] = []
  for (let at = statement; at; at = parentOf(at)) names.push(at.name)
  expect(names.at(0)).toBe('db select')
  expect(names.some((name) => name.startsWith('graphql '))).toBe(true)
  expect(names.some((name) => name.startsWith('function '))).toBe(true)
  expect(names.at(-1)).toBe('GET /spot/$id')
  expect(JSON.stringify(trace)).not.toContain('987654321')
  collector.stop()
  await db.close()
}, 60_000)
