import { isDeepStrictEqual } from 'node:util'
import {
  birthDateOf,
  checkBasics,
  checkDoctor,
  checkWishes,
  checkWorkplace,
} from '../../domain/doctor/registration-check.ts'
import { ACCOUNT_KIND, type AccountKind } from '../../domain/account/account-kind.ts'
import type { DraftStep, StepDraft } from '../../domain/doctor/registration-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Caller } from '../rpc/rpc-method.ts'
import type { Database, Executor } from '../database/client.ts'
import { RpcError } from '../rpc/rpc-error.ts'
import {
  findDocuments,
  findRegistration,
  insertDoctor,
  saveDraft,
  type DocumentRow,
  type RegistrationRow,
} from './registration.store.ts'

export type RegistrationView = RegistrationRow & {
  /** Validation errors of the saved steps. */
  problems: Partial<Record<DraftStep, Problems>>
  documents: DocumentRow[]
}

export type RegistrationService = {
  read(caller: Caller): Promise<RegistrationView>
  /**
   * Saves a step, valid or not: INCOMPLETE means saved with validation errors. CONFLICT: another device has
   * saved since `version`, and nothing was changed.
   */
  saveStep<Step extends DraftStep>(
    caller: Caller,
    save: { step: Step; draft: StepDraft[Step]; version: number },
  ): Promise<{ outcome: 'SAVED' | 'INCOMPLETE' | 'CONFLICT'; view: RegistrationView }>
  /** Inserts the doctor from the saved steps; idempotent. Throws `permission_denied` for accounts of hospitals and staff. */
  submit(caller: Caller): Promise<{ outcome: 'SUBMITTED' | 'INCOMPLETE'; view: RegistrationView }>
}

type Options = { database: Database; clock: () => Date }

/** Refuses an account that is a hospital member's or our staff's: nothing of a doctor is kept for it. */
function refuseOthers({ accountKind }: { accountKind: AccountKind }): void {
  if (accountKind !== 'DOCTOR')
    throw new RpcError(
      'permission_denied',
      `${ACCOUNT_KIND[accountKind]}のアカウントは、医師として登録できません。`,
    )
}

/** Registration of an account as a doctor, in steps. */
export function createRegistrationService({ database, clock }: Options): RegistrationService {
  const checksOf = ({ basics, doctor, workplace, wishes }: RegistrationRow) => {
    const today = tokyoDay(clock())
    return {
      basics: basics && checkBasics(basics, today),
      doctor: doctor && checkDoctor(doctor, today, { birthDate: basics ? birthDateOf(basics) : undefined }),
      workplace: workplace && checkWorkplace(workplace),
      wishes: wishes && checkWishes(wishes),
    }
  }

  async function view(executor: Executor, { accountId }: Caller): Promise<RegistrationView> {
    const row = await findRegistration(executor, accountId)
    const { basics, doctor, workplace, wishes } = checksOf(row)
    const problems = {
      basics: basics?.problems ?? undefined,
      doctor: doctor?.problems ?? undefined,
      workplace: workplace?.problems ?? undefined,
      wishes: wishes?.problems ?? undefined,
    }
    return { ...row, problems, documents: await findDocuments(executor, accountId) }
  }

  return {
    read: (caller) => view(database, caller),

    async saveStep(caller, { step, draft, version }) {
      const { accountId } = caller
      refuseOthers(await findRegistration(database, accountId))
      const saved = await saveDraft(database, { accountId, step, draft, version, now: clock() })
      const now = await view(database, caller)
      // A repeated request (second tap, lost response) finds its own draft saved: no conflict.
      if (!saved && !isDeepStrictEqual(now[step], draft)) return { outcome: 'CONFLICT', view: now }
      return { outcome: now.problems[step] ? 'INCOMPLETE' : 'SAVED', view: now }
    },

    async submit(caller) {
      const outcome = await database.transaction(async (transaction) => {
        const row = await findRegistration(transaction, caller.accountId, { lock: true })
        if (row.submitted) return 'SUBMITTED' as const
        refuseOthers(row)
        const { basics, doctor, workplace, wishes } = checksOf(row)
        if (!row.hasAccount || !basics?.value || !doctor?.value || !workplace?.value || !wishes?.value)
          return 'INCOMPLETE' as const
        const answers = {
          basics: basics.value,
          facts: doctor.value,
          workplace: workplace.value,
          wishes: wishes.value,
        }
        await insertDoctor(transaction, caller.accountId, answers, clock())
        return 'SUBMITTED' as const
      })
      return { outcome, view: await view(database, caller) }
    },
  }
}
