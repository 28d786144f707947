import type { Told } from '../../../contract/plain.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { missingText } from '../../../domain/listing/requirements.ts'
import { noticeState } from '../../../domain/work/terms-notice.ts'
import { listingMessage, toldApplication } from '../core/work-message.ts'
import { toRestFields } from '../rest/rest-message.ts'
import type { MatchedWork, SpotPreview } from './work.service.ts'

export const toMatchedWork = ({ hospital, ...work }: MatchedWork): Told<'dp.work.MatchedWork'> => ({
  ...work,
  ...listingMessage(work),
  scheduleId: work.scheduleId ?? '',
  hospitalName: hospital.name,
  hospitalAddress: `${PREFECTURE[hospital.prefecture]}${hospital.address}`,
  hospitalPhone: hospital.phone,
  application: toldApplication(work.application),
  termsNotice: work.notice && noticeState(work.notice),
})

export const toPreview = ({
  rest,
  application,
  ...preview
}: SpotPreview): Told<'dp.work.SpotApplicationPreview'> => ({
  ...preview,
  spotWorkId: String(preview.spotWorkId),
  ...toRestFields(rest),
  restAmong: preview.restAmong ?? '',
  missing: preview.missing.map(missingText),
  application: application && toldApplication(application),
})
