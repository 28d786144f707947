import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setSecurityHeaders } from '../../platform/security-headers.server.ts'

const WORDS: Record<number, string> = {
  400: 'リクエストの形式が正しくありません。',
  417: 'リクエストの形式が正しくありません。',
  421: 'このアドレスでは公開していません。',
  500: 'エラーが発生しました。',
}

function headersOf(words: string): [string, string][] {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(words)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  setSecurityHeaders(headers, '')
  return [...headers]
}

/** An answer from below the app: its sentence and nothing more. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  more: Record<string, string> = {},
): void {
  const words = WORDS[status] ?? ''
  response.writeHead(status, { ...Object.fromEntries(headersOf(words)), ...more }).end(words)
}

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what is no HTTP as Node would, but with the headers every answer of ours carries. `current` is the answer last
 * begun on the same connection.
 */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Duplex,
  current: ServerResponse | undefined,
): void {
  const isUnderWay = current !== undefined && current.headersSent && !current.writableFinished
  if (!socket.writable || error.code === 'ECONNRESET' || isUnderWay) {
    socket.destroy()
    return
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400
  // No words: nobody knows by which method was asked, and an answer to HEAD has none.
  const lines = headersOf('').map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`)
}
