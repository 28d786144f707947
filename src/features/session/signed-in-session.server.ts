import { getRequestHeader } from '@tanstack/react-start/server'
import { Members } from '../../contract/gen/hospital_pb.ts'
import { Staff } from '../../contract/gen/staff_pb.ts'
import { DoctorStatus, type Doctor } from '../../contract/gen/user_pb.ts'
import { nameOf } from '../../contract/wire-word.ts'
import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import { accountOfToken, sessionOfToken } from '../../domain/account/session-of-token.ts'
import { untilText } from '../../domain/text/shift-text.ts'
import { PublicError, SESSION_ENDED } from '../../platform/faults/public-error.ts'
import { codeOf, nullIfRefused } from '../../services/refusal.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import { doctorStatusOf } from '../../services/user/doctor-status.ts'
import { userService } from '../../services/user/user.server.ts'
import { VISITOR, type Session } from './session.ts'
import { instantText } from '../../services/timestamp-text.ts'

const statusOf = ({ status }: Doctor) => doctorStatusOf(nameOf(DoctorStatus, status))

function endOf({ suspendedUntil }: Doctor): string | null {
  const instant = instantText(suspendedUntil)
  return instant === null ? null : untilText(instant)
}

const leftOf = (doctor: Doctor): NonNullable<Session['doctor']>['left'] => {
  if (statusOf(doctor) !== 'DEACTIVATED') return null
  return doctor.returnAsked ? 'RETURN_ASKED' : 'LEFT'
}

/** The answer to a caller who belongs there; null for everybody else. */
const ifAllowed = <Answer>(call: () => Promise<Answer>) => nullIfRefused(['permission_denied'], call)

/** Whom an account without a doctor's record acts for; null for an account that is still registering. */
async function officeOf(bearer: string): Promise<Session['office']> {
  const [staff, member] = await Promise.all([
    ifAllowed(() => callStaff(Staff.method.getStaff, {}, bearer)),
    ifAllowed(() => callHospital(Members.method.getMember, {}, bearer)),
  ])
  if (staff) return { side: 'STAFF', name: staff.name }
  const chosen = member?.memberships[0]
  return chosen ? { side: 'HOSPITAL', name: chosen.name, hospitalName: chosen.hospitalName } : null
}

/** The session of a token. An ended session is a visitor, not an error. */
export async function signedInSession(bearer: string): Promise<Session> {
  const whose = { sessionId: sessionOfToken(bearer), accountId: accountOfToken(bearer) }
  try {
    const { doctor } = await userService(bearer).signInUser({})
    if (!doctor) throw new Error('SignInUser answered without a doctor')
    return {
      role: roleOfDoctorStatus(statusOf(doctor)),
      doctor: {
        uid: doctor.uid,
        lastName: doctor.lastName,
        firstName: doctor.firstName,
        suspendedUntil: endOf(doctor),
        mailUnconfirmed: doctor.mailUnconfirmed,
        licenceInReview: doctor.licenceInReview,
        left: leftOf(doctor),
      },
      office: null,
      ...whose,
    }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'failed_precondition') {
      return { role: 'PreRegistered', doctor: null, office: await officeOf(bearer), ...whose }
    }
    if (code === 'unauthenticated') {
      // Tells the page's script that its token is dead; the session of the cookie may still be alive.
      if (getRequestHeader('authorization')) throw new PublicError(SESSION_ENDED, { status: 401 })
      return VISITOR
    }
    throw error
  }
}

export async function doctorRecord(bearer: string | null) {
  const { doctor } = await userService(bearer).getDoctor({})
  if (!doctor) throw new Error('GetDoctor answered without a doctor')
  const { uid, lastName, firstName, sex, mailUnconfirmed, licenceInReview } = doctor
  return {
    uid,
    role: roleOfDoctorStatus(statusOf(doctor)),
    lastName,
    firstName,
    sex,
    suspendedUntil: endOf(doctor),
    mailUnconfirmed,
    licenceInReview,
    left: leftOf(doctor),
  }
}

/** A deactivated doctor's request to return. */
export async function askToReturn(bearer: string | null): Promise<void> {
  await userService(bearer).askToReturn({})
}
