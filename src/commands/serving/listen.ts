import type { Server } from 'node:http'
import { listenFailure } from '../free-port.ts'

/** Listens, or throws a `StartFailure` that says why the port cannot be had. */
export async function listenOn(server: Server, port: number, host: string): Promise<void> {
  try {
    await new Promise<void>((settle, reject) => {
      server.once('error', reject)
      server.listen(port, host, settle)
    })
  } catch (error) {
    throw listenFailure(error, port, host)
  }
}
