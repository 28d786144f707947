import { isUuid } from '../../domain/uuid.ts'
import { timestampDate } from '@bufbuild/protobuf/wkt'
import {
  DoctorStatus,
  Platform,
  Sex,
  User,
  type ActivityEvent,
  type App,
  type Device,
} from '../../contract/gen/user_pb.ts'
import { isMailUnconfirmed } from '../mail/mail-address.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { signedIn } from '../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcCall, type RpcMethod } from '../rpc/rpc-method.ts'
import { timestampOf } from '../rpc/timestamp-of.ts'
import type { UserService } from './user.service.ts'
import type { UsageEventRow } from './user.store.ts'

const EVENTS = 100
const WORD = 200
const PROPERTIES = 50
const PROPERTY = 4_096

function toRow({
  id,
  actionType,
  coordinateName,
  additionalProps,
  occurTime,
}: ActivityEvent): Omit<UsageEventRow, 'doctorId'> {
  const occurred = occurTime ? timestampDate(occurTime) : null
  const properties = Object.entries(additionalProps)
  const isValid =
    isUuid(id.toLowerCase()) &&
    actionType !== '' &&
    actionType.length <= WORD &&
    coordinateName.length <= WORD &&
    properties.length <= PROPERTIES &&
    properties.every(([name, value]) => name.length <= WORD && value.length <= PROPERTY) &&
    // PostgreSQL text cannot contain NUL.
    ![actionType, coordinateName, ...properties.flat()].some((text) => text.includes('\0'))
  if (!isValid || !occurred || Number.isNaN(occurred.getTime())) {
    throw invalidArgument('利用状況の記録の形式が正しくありません。')
  }
  return { id: id.toLowerCase(), actionType, coordinateName, additionalProps, occurTime: occurred }
}

/** The device and app of a batch of events. */
function toSender(device: Device | undefined, app: App | undefined): Partial<UsageEventRow> {
  const sender = {
    manufacturer: device?.manufacturer,
    modelName: device?.modelName,
    appVersion: app?.version,
    mobileAppVersion: app?.mobileAppVersion,
  }
  const isValid = Object.values(sender).every(
    (text) => text === undefined || (text.length <= WORD && !text.includes('\0')),
  )
  const platform = Object.entries(Platform).find(([, number]) => number === app?.platform)?.[0]
  if (!isValid || (app && platform === undefined))
    throw invalidArgument('利用状況の記録の形式が正しくありません。')
  return { ...sender, platform }
}

/** The methods of `dp.user.User`. */
export function createUserMethods(service: UserService): RpcMethod[] {
  async function findDoctor(call: RpcCall) {
    const doctor = await service.signIn(signedIn(call))
    // An account without a doctor has this code: the app redirects to the registration.
    if (!doctor) throw new RpcError('failed_precondition', '医師の情報がまだ登録されていません。')
    const { id, status, firstName, lastName, sex, suspendedUntil, hasLicence, returnAskedAt } = doctor
    return {
      doctor: {
        uid: id,
        status: DoctorStatus[status],
        firstName,
        lastName,
        sex: Sex[sex],
        suspendedUntil: timestampOf(suspendedUntil),
        mailUnconfirmed: isMailUnconfirmed(doctor),
        licenceInReview: status === 'INITIAL' && hasLicence,
        returnAsked: returnAskedAt !== null,
      },
    }
  }

  return [
    rpcMethodRaw(User.method.signInUser, (_, call) => findDoctor(call)),
    rpcMethodRaw(User.method.getDoctor, (_, call) => findDoctor(call)),
    rpcMethodRaw(User.method.askToReturn, async (_, call) => {
      if (!(await service.askToReturn(signedIn(call))))
        throw new RpcError('failed_precondition', '退会された先生のためのお申し込みです。')
      return {}
    }),
    rpcMethodRaw(User.method.createActivity, async ({ version, events, device, app }, call) => {
      const caller = signedIn(call)
      if (version !== 1) throw invalidArgument('この版の利用状況の記録は受け取れません。')
      if (events.length > EVENTS) throw invalidArgument(`一度に送れる記録は${EVENTS}件までです。`)
      const sender = toSender(device, app)
      const rows = events.map(toRow).map((row) => ({ ...row, ...sender }))
      await service.createActivity(caller, rows)
      return {}
    }),
  ]
}
