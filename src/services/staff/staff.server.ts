import type { DescMessage, DescMethodUnary, MessageShape } from '@bufbuild/protobuf'
import { environment } from '../../platform/environment.server.ts'
import { callTwirp } from '../twirp.server.ts'

/** Calls a method of our staff's service; the bearer, left out, is whoever is signed in. */
export const callStaff = <Input extends DescMessage, Output extends DescMessage>(
  method: DescMethodUnary<Input, Output>,
  message: MessageShape<Input>,
  bearer?: string | null,
) => callTwirp(environment().STAFF_SERVICE_URL, method, message, bearer)
