import { createClient, type Client } from '@connectrpc/connect'
import { User } from '../../contract/gen/user_pb.ts'
import { environment } from '../../platform/environment.server.ts'
import { bundledBackend } from '../bundled-backend.server.ts'
import { networkTransport } from './network-transport.server.ts'

/** The user service (spec section 7, calls 5 to 7) in the name of the bearer. Calls reject with a ConnectError. */
export function userService(bearer: string | null): Client<typeof User> {
  const { USER_SERVICE_URL } = environment()
  return createClient(
    User,
    USER_SERVICE_URL ? networkTransport(USER_SERVICE_URL, bearer) : bundledBackend().inProcess.user(bearer),
  )
}
