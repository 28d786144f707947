import * as v from 'valibot'
import { until } from './engine.ts'

const messageSchema = v.object({
  id: v.optional(v.nullable(v.number())),
  type: v.string(),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
})

export type Bidi = {
  call(method: string, params: object): Promise<unknown>
  close(): void
}

type Waiting = { settle: (result: unknown) => void; fail: (error: Error) => void }

const connect = (url: string) =>
  new Promise<WebSocket | null>((settle) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => settle(socket), { once: true })
    socket.addEventListener('error', () => settle(null), { once: true })
  })

/** A connection to a browser by WebDriver BiDi, as soon as the browser listens. */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = await until(
    () => url,
    () => connect(url),
  )
  const waiting = new Map<number, Waiting>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const told = v.parse(messageSchema, JSON.parse(String(data)))
    if (told.type === 'event') return onEvent(told.method ?? '', told.params)
    const one = waiting.get(told.id ?? 0)
    waiting.delete(told.id ?? 0)
    if (told.type === 'success') one?.settle(told.result)
    else one?.fail(new Error(`${told.error}: ${told.message}`))
  })
  return {
    call: (method, params) =>
      new Promise((settle, fail) => {
        waiting.set((last += 1), { settle, fail })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
