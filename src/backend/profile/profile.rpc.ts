import * as v from 'valibot'
import {
  BankAccountKind,
  ChangeKind,
  Profile,
  RequestOutcome,
  SaveOutcome,
  WithdrawOutcome,
  type Bank,
  type SaveSectionRequest,
} from '../../contract/gen/profile_pb.ts'
import { wireWordOf } from '../../contract/wire-word.ts'
import { CHANGE_DRAFT } from '../../domain/doctor/profile-change.ts'
import { SECTION_SCHEMA, type SectionDraft } from '../../domain/doctor/profile-draft.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { signedInDoctor, toIdempotencyKey, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcCall, type RpcMethod } from '../rpc/rpc-method.ts'
import type { ChangeService } from './change.service.ts'
import { problemList, toProfileMessage } from './profile-message.ts'
import type { ProfileService } from './profile.service.ts'

const malformed = () => invalidArgument('送信された内容の形式が正しくありません。')

/** Reduces the message to the section's fields, with bounded texts. Throws `invalid_argument` for others. */
function draftOf<Schema extends v.GenericSchema>(schema: Schema, message: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, message)
  if (!result.success) throw malformed()
  return result.output
}

/** The form's value of the account kind: empty while none is chosen. */
const typedBank = (bank: Bank) => ({ ...bank, kind: wireWordOf(BankAccountKind, bank.kind) ?? '' })

function answersOf({ section }: SaveSectionRequest): SectionDraft {
  switch (section.case) {
    case 'basics':
      return { case: section.case, value: draftOf(SECTION_SCHEMA.basics, section.value) }
    case 'practice':
      return { case: section.case, value: draftOf(SECTION_SCHEMA.practice, section.value) }
    case 'workplace':
      return { case: section.case, value: draftOf(SECTION_SCHEMA.workplace, section.value) }
    case 'wishes':
      return { case: section.case, value: draftOf(SECTION_SCHEMA.wishes, section.value) }
    case 'notices':
      return { case: section.case, value: draftOf(SECTION_SCHEMA.notices, section.value) }
    case 'bank':
      return { case: section.case, value: draftOf(SECTION_SCHEMA.bank, typedBank(section.value)) }
    case 'papers':
      return { case: section.case, value: draftOf(SECTION_SCHEMA.papers, section.value) }
    case undefined:
      throw malformed()
  }
}

const doctorOf = (call: RpcCall): string => signedInDoctor(call).doctorId

const notAllowed = () =>
  new RpcError('permission_denied', '現在、登録内容を変更できません。お問い合わせください。')

/** The methods of `dp.profile.Profile`, on the caller's own profile. */
export function createProfileMethods(service: ProfileService, changes: ChangeService): RpcMethod[] {
  const profileOf = async (doctorId: string) => toProfileMessage(await service.read(doctorId))

  return [
    rpcMethodRaw(Profile.method.getProfile, async (_, call) => ({
      profile: await profileOf(doctorOf(call)),
    })),

    rpcMethodRaw(Profile.method.saveSection, async (request, call) => {
      const who = signedInDoctor(call)
      const { version, keepUnsaved } = request
      const { outcome, problems } = await service.save(who, {
        answers: answersOf(request),
        version,
        keepUnsaved,
      })
      if (outcome === 'NOT_ALLOWED') throw notAllowed()
      if (outcome === 'NO_BANK_KEY')
        throw new RpcError('failed_precondition', 'ただいま口座の登録を受け付けていません。')
      return {
        outcome: SaveOutcome[outcome],
        problems: problemList(problems),
        profile: await profileOf(who.doctorId),
      }
    }),

    rpcMethodRaw(
      Profile.method.requestChange,
      async ({ change, idempotencyKey, keepUnsaved, ...of }, call) => {
        const doctorId = doctorOf(call)
        const kind = wireWordOf(ChangeKind, of.kind)
        if (!kind || !change) throw malformed()
        const { outcome, problems } = await changes.request(doctorId, {
          kind,
          draft: draftOf(CHANGE_DRAFT, change),
          key: toIdempotencyKey(idempotencyKey),
          keepUnsaved,
        })
        if (outcome === 'NOT_ALLOWED') throw notAllowed()
        return {
          outcome: RequestOutcome[outcome],
          problems: problemList(problems),
          profile: await profileOf(doctorId),
        }
      },
    ),

    rpcMethodRaw(Profile.method.withdrawChange, async ({ changeId }, call) => {
      const doctorId = doctorOf(call)
      const outcome = await changes.withdraw(doctorId, toUuid(changeId, '申請の番号が正しくありません。'))
      if (outcome === null) throw new RpcError('not_found', 'この申請は見つかりません。')
      if (outcome === 'NOT_ALLOWED') throw notAllowed()
      return { outcome: WithdrawOutcome[outcome], profile: await profileOf(doctorId) }
    }),
  ]
}
