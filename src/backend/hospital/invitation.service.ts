import { randomBytes } from 'node:crypto'
import { INVITATION_HOURS } from '../../domain/hospital/member-event.ts'
import { MEMBER_ROLE } from '../../domain/hospital/member-role.ts'
import { hrefOf } from '../../platform/address.ts'
import { toJoinHospital } from '../../platform/addresses.ts'
import { linkState, type LinkState } from '../account/mailed-link.ts'
import { officeAccountOf } from '../account/member-account.service.ts'
import { hashOfSecret } from '../account/session/session-cookie.ts'
import type { Database } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import { letterOf, type LetterWriter } from '../mail/letter.ts'
import {
  findInvitingHospital,
  insertMemberEvent,
  lockInvitation,
  markAccepted,
  setToken,
} from './invitation.store.ts'
import { INVITATION_MAIL } from './manage-members.service.ts'
import { join, lockMembersOf } from './member.store.ts'

export type AcceptOutcome = 'JOINED' | 'JOINED_NEW' | 'OTHER_KIND' | LinkState

const TOKEN = /^[\w-]{43}$/

/** Invitations as those who get them see them: the mail, and accepting. */
export const createInvitations = (database: Database, clock: () => Date, origin: string) => ({
  /** Makes the owner of the invited mailbox a member. The token proves the mailbox, as that of a password reset does. */
  accept: ({ token, name }: { token: string; name: string }): Promise<AcceptOutcome> =>
    inTransaction(database, async (tx) => {
      if (!TOKEN.test(token)) return 'LINK_UNKNOWN'
      const now = clock()
      const tokenHash = hashOfSecret(token)
      const hospitalId = await findInvitingHospital(tx, tokenHash)
      // The hospital first, as the commands of its owners.
      if (hospitalId !== null) await lockMembersOf(tx, hospitalId)
      const found = await lockInvitation(tx, tokenHash)
      const state = linkState(
        found && { ...found, usedAt: found.acceptedAt, isReplaced: found.voidedAt !== null },
        now,
      )
      if (!found || hospitalId === null || state) return state ?? 'LINK_UNKNOWN'
      const { role, address } = found
      const owner = await officeAccountOf(tx, { kind: 'HOSPITAL', address, now })
      if (!owner) return 'OTHER_KIND'
      await markAccepted(tx, found.id, now)
      const memberId = await join(tx, { accountId: owner.accountId, hospitalId, role, name, now })
      await insertMemberEvent(tx, {
        hospitalId,
        actorId: memberId,
        event: 'JOINED',
        subject: name,
        role,
        at: now,
      })
      return owner.isNew ? 'JOINED_NEW' : 'JOINED'
    }),

  letters: {
    [INVITATION_MAIL]: async ({ invitationId = '' }) => {
      // The token is created when the mail is rendered; before, not even its hash is stored.
      const token = randomBytes(32).toString('base64url')
      const found = await setToken(database, invitationId, hashOfSecret(token), clock())
      if (!found) return null
      return letterOf(`${found.hospitalName}の担当者への招待`, [
        `${found.hospitalName}から、DPワークの担当者(${MEMBER_ROLE[found.role]})に招待されています。`,
        '次のリンクを開いて、お名前を入力してください。',
        '',
        `${origin}${hrefOf(toJoinHospital({}, token))}`,
        '',
        `リンクは${INVITATION_HOURS}時間、1回だけ使えます。`,
        '',
        'リンクを開けないときは、次のページで確認コードを入力してください。',
        `ページ: ${origin}${hrefOf(toJoinHospital())}`,
        `確認コード: ${token}`,
        '',
        'お心当たりがないときは、何もなさらなくて大丈夫です。担当者にはなりません。',
      ])
    },
  } satisfies Record<string, LetterWriter>,
})

export type Invitations = ReturnType<typeof createInvitations>
