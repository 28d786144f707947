import { ConnectError } from '@connectrpc/connect'
import { codeToString } from '@connectrpc/connect/protocol-connect'
import { refusalOf } from '../refusal.ts'

/** The user service's refusals in its own words and with a status; anything else is an outage and stays masked. */
export async function publicUserWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const { code, rawMessage } = ConnectError.from(error)
    throw refusalOf(codeToString(code), rawMessage, error) ?? error
  }
}
