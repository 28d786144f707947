import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setSecurityHeaders } from '../../platform/server/security-headers.server.ts'

const WORDS: Record<number, string> = {
  400: 'リクエストの形式が正しくありません。',
  404: 'ページが見つかりません。',
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

/** A plain-text response from below the app. */
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
 * Answers a malformed HTTP request like Node, but with our security headers. `current` is the last response
 * on the same connection.
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
  // Without a body: the method is unknown, and a response to HEAD has none.
  const lines = headersOf('').map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`)
}
