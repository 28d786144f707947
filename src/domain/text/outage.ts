/** What the doctor is told while a part the app depends on is away. */
export const UNAVAILABLE = 'ただいまつながりにくくなっています。少し時間をおいてからもう一度お試しください。'

/** What the browser says that could not reach us. */
export const UNREACHED = '通信できませんでした。電波の良い場所でもう一度お試しください。'

/** When it is worth another try. */
export const RETRY_AFTER_SECONDS = 5

/** Node's and undici's words for a line that does not carry. */
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|UND_ERR_(CONNECT|SOCKET|HEADERS|BODY))/

/**
 * SQLSTATE: connection exceptions, insufficient resources (a full disk is 53100), operator intervention, system errors;
 * a lock or a statement that took too long, a conflict that did not pass, a standby that takes no writes.
 */
const DATABASE = /^(08...|53...|57P..|58...|57014|55P03|25P03|25006|40001|40P01)$/

/** What pg throws without a code. */
const DRIVER =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying|Query read timeout|Cannot use a pool after)/

/** Twirp's and Connect's word for it; Connect counts its codes. */
const RPC: readonly unknown[] = ['unavailable', 14]

/** Whether something failed because a part the app depends on is away, and not by a mistake: later it may well succeed. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined
    if (RPC.includes(code) || ('status' in cause && cause.status === 503)) return true
    if (typeof code === 'string' && (NETWORK.test(code) || DATABASE.test(code))) return true
    if (cause.name === 'TimeoutError' || DRIVER.test(cause.message)) return true
  }
  return false
}
