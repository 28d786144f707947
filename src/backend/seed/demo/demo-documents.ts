import { inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { DoctorStatus } from '../../../domain/account/doctor-words.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import type { Database } from '../../database/client.ts'
import { account } from '../../database/schema/account/account.ts'
import { doctorDocument } from '../../database/schema/doctor/registration.ts'
import { SAMPLE_DOCUMENT } from '../data/sample-document.ts'
import { DEMO_ACCOUNTS } from '../../database/demo-people.ts'

/** The documents that staff verify before they give a doctor the status. */
const SEEN: Partial<Record<DoctorStatus, readonly DocumentKind[]>> = {
  APPROVE: ['LICENCE', 'IDENTITY'],
  MEDICAL_LICENSE_VERIFIED: ['LICENCE'],
}

/** Inserts the verified documents that the demo doctors' statuses presuppose. Keeps existing documents. */
export async function seedDemoDocuments(database: Database, now: Date): Promise<void> {
  const image = Buffer.from(SAMPLE_DOCUMENT, 'base64')
  const sha256 = createHash('sha256').update(image).digest()
  const accounts = await database
    .select({ id: account.id, loginId: account.loginId })
    .from(account)
    .where(inArray(account.loginId, Object.keys(DEMO_ACCOUNTS)))
  const rows = accounts.flatMap(({ id, loginId }) => {
    const status = DEMO_ACCOUNTS[loginId ?? '']?.doctor?.status
    const kinds = (status && SEEN[status]) ?? []
    return kinds.map((kind) => ({
      accountId: id,
      kind,
      image,
      mime: 'image/jpeg' as const,
      size: image.length,
      sha256,
      uploadedAt: now,
      state: 'VERIFIED' as const,
    }))
  })
  await database.insert(doctorDocument).values(rows).onConflictDoNothing()
}
