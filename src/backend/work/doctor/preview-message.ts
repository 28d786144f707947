import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  type MatchedWorkSchema,
  WorkState as WireWorkState,
  TermsNoticeState,
  type SpotApplicationPreviewSchema,
  ApplyOutcome as WireOutcome,
} from '../../../contract/gen/work_pb.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { noticeState } from '../../../domain/work/terms-notice.ts'
import { listingMessage, toApplicationMessage } from '../core/work-message.ts'
import type { MatchedWork, SpotPreview } from './work.service.ts'
import { missingText } from '../../../domain/listing/requirements.ts'
import { toRestFields } from '../rest/rest-message.ts'

export function toMatchedWorkMessage({
  hospital,
  ...work
}: MatchedWork): MessageInitShape<typeof MatchedWorkSchema> {
  return {
    id: work.id,
    ...listingMessage(work),
    scheduleId: work.scheduleId ?? '',
    askedToMove: work.askedToMove,
    state: WireWorkState[work.state],
    plannedStart: timestampFromDate(work.plannedStart),
    plannedEnd: timestampFromDate(work.plannedEnd),
    breakMinutes: work.breakMinutes,
    fee: work.fee,
    hospitalName: hospital.name,
    hospitalAddress: `${PREFECTURE[hospital.prefecture]}${hospital.address}`,
    hospitalPhone: hospital.phone,
    meetingPlace: work.meetingPlace,
    dressAndItems: work.dressAndItems,
    application: toApplicationMessage(work.application),
    termsNotice: work.notice ? TermsNoticeState[noticeState(work.notice)] : undefined,
  }
}

export function toPreviewMessage({
  spotWorkId,
  outcome,
  terms,
  rest,
  restAmong,
  missing,
  application,
}: SpotPreview): MessageInitShape<typeof SpotApplicationPreviewSchema> {
  return {
    spotWorkId: String(spotWorkId),
    outcome: WireOutcome[outcome],
    terms,
    ...toRestFields(rest),
    restAmong: restAmong ?? '',
    missing: missing.map(missingText),
    application: application ? toApplicationMessage(application) : undefined,
  }
}
