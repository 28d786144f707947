import { callTwirp, type TestBackend } from './backend-calls.ts'

/** Everything a spot listing needs, as a member types it: a night from 17:00 to 9:00 on 18 December 2026. */
export const SPOT_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-12-18'],
  startTime: ['17:00'],
  endTime: ['9:00'],
  endDay: ['NEXT'],
  breakMinutes: ['60'],
  fee: ['85,000'],
  feeKind: ['PER_SHIFT'],
  nightPremiumIncluded: ['YES'],
  incentiveYen_AMBULANCE: ['5000'],
  incentiveNote_AMBULANCE: ['1台ごと'],
  carfareType: ['FULLY_PAID'],
  applicationStatus: ['SELECTION'],
  slots: ['1'],
  deadlineHours: ['24'],
  title: ['内科系の当直'],
  shiftPattern: ['NIGHT'],
  jobDescriptionTypes: ['WARD_MANAGEMENT'],
  clinicalDepartments: ['NIGHT_DUTY_INTERNAL_MEDICINE'],
  description: ['病棟の急変に対応していただきます。'],
  ambulanceEasiness: ['EASY'],
  nightDutyPermit: ['GRANTED_ALL'],
  firstTimeOk: ['YES'],
  emergencyLevelOnDate: ['NONE'],
  contractPeriod: ['勤務日のみ(更新なし)'],
  workplaceScope: ['当院のみ(変更なし)'],
  dutyScope: ['上記の業務のみ(変更なし)'],
  cancellationPolicy: ['15日前までは影響がありません。'],
  paymentMethod: ['BANK_TRANSFER'],
  paydayKind: ['MONTHLY'],
  paydayClosing: ['END'],
  paydayMonth: ['1'],
  paydayDay: ['25'],
  paydayOnHoliday: ['BEFORE'],
  withholdingTable: ['OTSU'],
  socialInsurance: ['労災保険'],
  malpracticeCoverage: ['病院の医師賠償責任保険の対象です。'],
  smokingPolicy: ['敷地内禁煙'],
  dressAndItems: ['白衣、聴診器'],
  meetingPlace: ['夜間入口の守衛室'],
}

/** The same for a regular listing: every Tuesday from 9:00 to 17:00. */
export const REGULAR_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  ...SPOT_ANSWERS,
  weekdays: ['TUESDAY'],
  frequency: ['WEEKLY'],
  startTime: ['9:00'],
  endTime: ['17:00'],
  endDay: ['SAME'],
  nightPremiumIncluded: ['NO'],
  contractStart: ['2027-04-01'],
  contractEnd: ['2028-03-31'],
  holidayPolicy: ['OFF'],
  yearEndPolicy: ['OFF'],
  interview: ['ONLINE'],
  deadlineDays: ['7'],
  shiftPattern: ['DAY_AM_PM'],
  nightDutyPermit: ['NOT_APPLICABLE'],
  renewalExists: ['YES'],
  renewalCriteria: ['業務量により判断します。'],
  substitutePolicy: ['NONE_NEEDED'],
  paidLeave: ['6か月の継続勤務の後、年1日'],
}

const wire = (answers: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(answers).map(([field, values]) => ({ field, values }))

/** The calls of one member about listings. */
export function editorOf(backend: TestBackend, bearer: string | undefined) {
  const call = (method: string, body: unknown) =>
    callTwirp(backend, `dp.hospital.HospitalListings/${method}`, body, bearer)
  const save = (
    ref: string,
    part: string,
    answers: Readonly<Record<string, readonly string[]>>,
    version = 0,
  ) => call('SaveDraft', { ref, kind: 'LISTING_KIND_SPOT', part, version, answers: wire(answers) })
  return {
    call,
    save,
    inbox: () => callTwirp(backend, 'dp.hospital.HospitalApplications/ListInbox', { limit: 30 }, bearer),
    /** A saved draft of a spot listing, ready to be published unless the changes say otherwise. */
    async draft(changes: Readonly<Record<string, readonly string[]>> = {}, kind = 'SPOT') {
      const ref = crypto.randomUUID()
      const answers = { ...(kind === 'SPOT' ? SPOT_ANSWERS : REGULAR_ANSWERS), ...changes }
      let version = 0
      for (const part of ['time', 'work', 'terms']) {
        const request = { ref, kind: `LISTING_KIND_${kind}`, part, version, answers: wire(answers) }
        version = (await call('SaveDraft', request)).body.draft.version
      }
      return ref
    },
    /** Publishes what is saved, or the version that is named. */
    async publish(ref: string, version?: number, key: string = crypto.randomUUID()) {
      const saved = version ?? (await call('GetDraft', { ref })).body.draft?.version ?? 1
      return call('PublishDraft', { ref, version: saved, idempotency_key: key })
    },
    change: (number: string, change: string, key: string = crypto.randomUUID()) =>
      call('ChangeListing', {
        listing_number: number,
        change: `LISTING_CHANGE_${change}`,
        idempotency_key: key,
      }),
  }
}
