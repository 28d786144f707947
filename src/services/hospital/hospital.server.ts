import type { DescMessage, DescMethodUnary, MessageInitShape } from '@bufbuild/protobuf'
import type { GivenOf } from '../../contract/plain.ts'
import { environment } from '../../platform/server/environment.server.ts'
import { callTwirp, callTwirpRaw, type TwirpMappers } from '../twirp.server.ts'

/** Calls a method of the hospital's services. `bearer` is the caller's ID token by default. */
export const callHospital = <Input extends DescMessage, Output extends DescMessage>(
  method: DescMethodUnary<Input, Output>,
  request: GivenOf<Input, string>,
  bearer?: string | null,
  mappers?: TwirpMappers,
) => callTwirp(environment().HOSPITAL_CONSOLE_URL, method, request, bearer, mappers)

/** The same with messages. */
export const callHospitalRaw = <Input extends DescMessage, Output extends DescMessage>(
  method: DescMethodUnary<Input, Output>,
  request: MessageInitShape<Input>,
  bearer?: string | null,
  mappers?: TwirpMappers,
) => callTwirpRaw(environment().HOSPITAL_CONSOLE_URL, method, request, bearer, mappers)
