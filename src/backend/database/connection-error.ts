import { DatabaseError } from 'pg'
import { DatabaseConnectionError } from './database-error.ts'

/** Maps a failed connection to a `DatabaseConnectionError`; null for an error with another cause. */
export function connectionError(error: unknown): DatabaseConnectionError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseConnectionError) return cause
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (cause instanceof DatabaseError) {
      if (/unsupported startup parameter/.test(cause.message))
        return new DatabaseConnectionError('POOLED', error)
      if (/no encryption|SSL off/.test(cause.message)) return new DatabaseConnectionError('NEEDS_TLS', error)
      if (code === '28P01' || code === '28000') return new DatabaseConnectionError('REFUSED_LOGIN', error)
      if (code === '3D000') return new DatabaseConnectionError('NO_SUCH_DATABASE', error)
      if (code === '42501') return new DatabaseConnectionError('NOT_ALLOWED', error)
    }
    if (code === 'ERR_INVALID_URL') return new DatabaseConnectionError('INVALID_URL', error)
    if (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'open')
      return new DatabaseConnectionError('NO_CA_FILE', error)
    if (/does not support SSL/.test(cause.message)) return new DatabaseConnectionError('NO_TLS', error)
    if (/^(ERR_TLS_CERT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|^ERR_OSSL_PEM/.test(code))
      return new DatabaseConnectionError('UNTRUSTED', error)
    if (
      /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|ENOENT|EPIPE)/.test(code) ||
      /timeout|terminated/.test(cause.message)
    ) {
      return new DatabaseConnectionError('UNREACHABLE', error)
    }
  }
  return null
}
