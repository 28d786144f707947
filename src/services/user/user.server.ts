import { createClient, type Client, type Transport } from '@connectrpc/connect'
import { Profile } from '../../contract/gen/profile_pb.ts'
import { Registration } from '../../contract/gen/registration_pb.ts'
import { User } from '../../contract/gen/user_pb.ts'
import { environment } from '../../platform/server/environment.server.ts'
import { theBackend } from '../bundled-backend.server.ts'
import { publicWords } from '../refusal.ts'
import { networkTransport } from './network-transport.server.ts'

function transport(bearer: string | null): Transport {
  const { USER_SERVICE_URL } = environment()
  const party = USER_SERVICE_URL
    ? networkTransport(USER_SERVICE_URL, bearer)
    : theBackend().inProcess.user(bearer)
  return { ...party, unary: (...call) => publicWords(() => party.unary(...call)) }
}

/** The user service. Refused calls reject with a PublicError. */
export const userService = (bearer: string | null): Client<typeof User> =>
  createClient(User, transport(bearer))

/** The registration of a doctor, at the same party. */
export const registrationService = (bearer: string | null): Client<typeof Registration> =>
  createClient(Registration, transport(bearer))

/** The doctor's profile, at the same party. */
export const profileService = (bearer: string | null): Client<typeof Profile> =>
  createClient(Profile, transport(bearer))
