import { Code, ConnectError } from '@connectrpc/connect'
import { createServerFn } from '@tanstack/react-start'
import { Sex } from '../../contract/gen/user_pb.ts'
import { DOCTOR_STATUS, SEX } from '../../domain/doctor-words.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { signedIn } from '../../services/refusal.ts'
import { userService } from '../../services/user/user.server.ts'

/** What GetDoctor says, in the words of the screen; null while there is no doctor record. */
export const getProfile = createServerFn().handler(async () => {
  try {
    const { doctor } = await userService(signedIn(await callerIdToken())).getDoctor({})
    if (!doctor) throw new Error('GetDoctor answered without a doctor')
    const { lastName, firstName, sex, status } = doctor
    return { lastName, firstName, sex: sexText(sex), status: statusText(status) }
  } catch (error) {
    const { code } = ConnectError.from(error)
    if (code === Code.FailedPrecondition) return null
    if (code === Code.Unauthenticated) signedIn(null)
    throw error
  }
})

export type Profile = NonNullable<Awaited<ReturnType<typeof getProfile>>>

const sexText = (sex: Sex) => (sex === Sex.MALE ? SEX.MALE : sex === Sex.FEMALE ? SEX.FEMALE : '')

const statusText = (status: string) =>
  Object.entries(DOCTOR_STATUS).find(([name]) => name === status)?.[1] ?? DOCTOR_STATUS.UNKNOWN
