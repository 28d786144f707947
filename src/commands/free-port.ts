import { createServer } from 'node:net'
import { holderOf } from '../backend/database/embedded/embedded-lock.ts'
import { databaseFolder } from './data-folder.ts'
import type { Settings } from './settings.ts'
import { errorCode, StartFailure } from './start-failure.ts'

/** Binds and releases a port; returns it, for 0 a free one. */
export async function probePort(port: number, host: string): Promise<number> {
  const server = createServer()
  await new Promise<void>((settle, reject) => {
    server.once('error', reject)
    server.listen(port, host, settle)
  })
  const address = server.address()
  await new Promise((settle) => server.close(settle))
  return typeof address === 'object' && address ? address.port : port
}

/** The wished port if free, else any free one. */
export async function portOrAnother(wished: number, host: string): Promise<number> {
  try {
    return await probePort(wished, host)
  } catch {
    return probePort(0, host)
  }
}

export function listenFailure(error: unknown, port: number, host: string): unknown {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `ポート ${port} は別のソフトが使っています。そのソフトを終了するか、PORT に別の番号を指定してください。`,
    )
  }
  if (code === 'EACCES') {
    return new StartFailure(
      `ポート ${port} を開く権限がありません。PORT に 1024 以上の番号を指定してください。`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartFailure(`HOST の ${host} はこの機械のアドレスではありません。`)
  }
  return error
}

/**
 * The port to listen on, checked before the slow steps of a start. Throws `StartFailure` when it is in use.
 */
export async function claimPort({ PORT, HOST, DATA_DIR }: Settings): Promise<number> {
  try {
    return await probePort(PORT, HOST)
  } catch (error) {
    const holder = errorCode(error) === 'EADDRINUSE' ? holderOf(databaseFolder(DATA_DIR)) : null
    if (holder !== null)
      throw new StartFailure(
        `このアプリはもう起動しています(プロセス ${holder}、ポート ${PORT})。終了してから起動するか、PORT と DATA_DIR に別の値を指定してください。`,
      )
    throw listenFailure(error, PORT, HOST)
  }
}
