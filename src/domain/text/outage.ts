/** Message during an outage of a dependency. */
export const UNAVAILABLE = 'ただいまつながりにくくなっています。少し時間をおいてからもう一度お試しください。'

/** What is said first when the browser is offline or cannot reach the server. */
export const OFFLINE = '通信できませんでした'

export const RETRY_WHERE = '電波の良い場所でもう一度お試しください。'
export const UNREACHED = `${OFFLINE}。${RETRY_WHERE}`

/** Of a button whose command did not reach the server: commands are idempotent by key. `twice` is what does not happen. */
export const unpressed = (twice: string): string =>
  `${OFFLINE}。もう一度押しても二重に${twice}されることはありません。`

/** The same of a form. */
export const unsent = (twice: string): string =>
  `${OFFLINE}。入力した内容はそのままです。もう一度押しても二重に${twice}されることはありません。`

export const UNSENT = /* @__PURE__ */ unsent('送信')

/** Value of the Retry-After header during an outage. */
export const RETRY_AFTER_SECONDS = 5

/** Network error codes of Node and undici. */
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|UND_ERR_(CONNECT|SOCKET|HEADERS|BODY))/

/**
 * SQLSTATEs: connection exceptions, insufficient resources (53100: disk full), operator intervention, system
 * errors, statement and lock timeouts, persistent transaction conflicts, read-only transactions (a standby).
 */
const DATABASE = /^(08...|53...|57P..|58...|57014|55P03|25P03|25006|40001|40P01)$/

/** Messages of pg's errors without a code. */
const DRIVER =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying|Query read timeout|Cannot use a pool after)/

/** Twirp's code, and Connect's numeric one. */
const RPC: readonly unknown[] = ['unavailable', 14]

/** Whether an error, or its cause, is an outage of a dependency rather than a bug: a retry may succeed. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined
    if (RPC.includes(code) || ('status' in cause && cause.status === 503)) return true
    if (typeof code === 'string' && (NETWORK.test(code) || DATABASE.test(code))) return true
    if (cause.name === 'TimeoutError' || DRIVER.test(cause.message)) return true
  }
  return false
}
