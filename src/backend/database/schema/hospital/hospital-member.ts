import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { MEMBER_MAIL, type MemberMail } from '../../../../domain/hospital/member-mail.ts'
import { MEMBER_ROLE, type MemberRole } from '../../../../domain/hospital/member-role.ts'
import { accountKind, ofAccount } from '../account/account.ts'
import { allOf, instant, isOneOf } from '../columns.ts'
import { hospital } from './hospital.ts'

/** A person who acts for a hospital. The log-in is the ordinary one; this row grants the role. */
export const hospitalMember = pgTable(
  'hospital_member',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id').notNull(),
    accountKind: accountKind('HOSPITAL'),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    role: text().$type<MemberRole>().notNull(),
    name: text().notNull(),
    /** Kinds of notices that this member has by mail. */
    mails: text().array().$type<MemberMail[]>().notNull().default(['APPLICATION', 'WORK', 'MESSAGE']),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the member last chose this hospital; the latest one is shown. */
    chosenAt: instant('chosen_at').notNull().defaultNow(),
    /** When an owner was first asked for a second factor that is required; the grace period runs from then. */
    factorAskedAt: instant('factor_asked_at'),
    /** Set when the person leaves: revokes the role; the row stays, since decisions reference it. */
    leftAt: instant('left_at'),
  },
  (t) => [
    ofAccount('hospital_member_account', t),
    unique('hospital_member_once').on(t.accountId, t.hospitalId),
    index('hospital_member_of_hospital').on(t.hospitalId),
    isOneOf('hospital_member_role_known', t.role, MEMBER_ROLE),
    allOf('hospital_member_mails_known', t.mails, MEMBER_MAIL),
  ],
)
