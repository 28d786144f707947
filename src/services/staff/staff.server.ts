import type { DescMessage, DescMethodUnary, MessageInitShape } from '@bufbuild/protobuf'
import type { GivenOf } from '../../contract/plain.ts'
import { environment } from '../../platform/server/environment.server.ts'
import { callTwirp, callTwirpRaw, type TwirpMappers } from '../twirp.server.ts'

/** Calls a method of the staff service. `bearer` is the caller's ID token by default. */
export const callStaff = <Input extends DescMessage, Output extends DescMessage>(
  method: DescMethodUnary<Input, Output>,
  request: GivenOf<Input, string>,
  bearer?: string | null,
  mappers?: TwirpMappers,
) => callTwirp(environment().STAFF_SERVICE_URL, method, request, bearer, mappers)

/** The same with messages. */
export const callStaffRaw = <Input extends DescMessage, Output extends DescMessage>(
  method: DescMethodUnary<Input, Output>,
  request: MessageInitShape<Input>,
  bearer?: string | null,
  mappers?: TwirpMappers,
) => callTwirpRaw(environment().STAFF_SERVICE_URL, method, request, bearer, mappers)
