import { Agent, request } from 'node:http'
import type { HostileRequest } from './values.ts'

export type HostileAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const TIMEOUT_MS = 30_000

/** Sends requests as they are written, where fetch would tidy them; `close` ends its connections. */
export function createSender(url: string) {
  const { port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })

  const send = ({ method, path, headers, body }: HostileRequest, more: Record<string, string>) =>
    new Promise<HostileAnswer>((settle, reject) => {
      // Node says how long a body is only where it expects one.
      const length = body ? { 'content-length': String(body.length) } : {}
      const sized = { ...more, ...headers, ...length }
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: sized,
          timeout: TIMEOUT_MS,
        },
        (answer) => {
          const { statusCode: status = 0, headers: answered } = answer
          // Event streams have no end.
          if (answered['content-type']?.startsWith('text/event-stream')) {
            settle({ status, headers: answered, text: '' })
            sent.destroy()
            return
          }
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            settle({
              status,
              headers: answered,
              text: Buffer.concat(chunks).toString('utf8').slice(0, 400),
            }),
          )
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.on('error', reject)
      sent.end(body)
    })

  return { send, close: () => agent.destroy() }
}
