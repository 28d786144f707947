import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MEMBER_EVENT, type MemberEvent } from '../../../../domain/hospital/member-event.ts'
import { MEMBER_ROLE, type MemberRole } from '../../../../domain/hospital/member-role.ts'
import { bytes } from '../bytes.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospitalMember } from './hospital-member.ts'
import { hospital } from './hospital.ts'

/** An invitation by mail to act for a hospital, good for one use. */
export const hospitalInvitation = pgTable(
  'hospital_invitation',
  {
    id: uuid().primaryKey().defaultRandom(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    /** Normalised like a login id. */
    address: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    /** Null: our staff, for a hospital without an owner. */
    invitedBy: uuid('invited_by').references(() => hospitalMember.id),
    /** SHA-256 of the token, which stands only in the mail; null until the mail is written. */
    tokenHash: bytes('token_hash').unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** Set when the hospital takes it back, or a later invitation replaces it. */
    voidedAt: instant('voided_at'),
  },
  (t) => [
    uniqueIndex('hospital_invitation_open')
      .on(t.hospitalId, t.address)
      .where(sql`${t.acceptedAt} is null and ${t.voidedAt} is null`),
    index('hospital_invitation_expiry').on(t.expiresAt),
    isOneOf('hospital_invitation_role_known', t.role, MEMBER_ROLE),
    check('hospital_invitation_once', sql`${t.acceptedAt} is null or ${t.voidedAt} is null`),
  ],
)

/** Who changed what about a hospital's members: append-only. */
export const hospitalMemberEvent = pgTable(
  'hospital_member_event',
  {
    id: uuid().primaryKey().defaultRandom(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    event: text().$type<MemberEvent>().notNull(),
    /** Who did it; for JOINED the new member. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => hospitalMember.id),
    /** Whom it concerns, as named then: a member's name, or the invited address. */
    subject: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('hospital_member_event_of_hospital').on(t.hospitalId, t.at),
    isOneOf('hospital_member_event_known', t.event, MEMBER_EVENT),
    isOneOf('hospital_member_event_role_known', t.role, MEMBER_ROLE),
  ],
)
