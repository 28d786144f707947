import { replyText } from '../../../domain/listing/listing-facts.ts'
import { EMERGENCY_LEVEL, FACILITY_CATEGORY } from '../../../domain/listing/listing-words.ts'
import { AMENITY, ELECTRONIC_CHART } from '../../../domain/listing/hospital-words.ts'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { FollowButton } from '../../like/follow-button.tsx'
import { DetailImpressions } from './detail-impressions.tsx'
import { DetailSection } from './detail-section.tsx'
import type { HospitalFacts } from '../listing-facts.fragment.ts'
import { preLine } from '../../../ui/theme/text.css.ts'

type DetailHospitalProps = {
  hospital: HospitalFacts
  /** Whether the doctor follows it; null for a visitor. */
  subscribed: boolean | null
  /** URL of the hospital's own page outside this app. */
  page: string | null
}

export function DetailHospital({ hospital, subscribed, page }: DetailHospitalProps) {
  return (
    <DetailSection title={hospital.name}>
      <FollowButton hospital={hospital} subscribed={subscribed} />
      <p className={preLine}>{hospital.summary}</p>
      <DescriptionList items={hospitalItems(hospital)} />
      {hospital.impressions && <DetailImpressions impressions={hospital.impressions} />}
      {page && (
        <a href={page} target="_blank" rel="noopener noreferrer" className={rowLinkClass}>
          病院のページを見る(外部サイト)
        </a>
      )}
    </DetailSection>
  )
}

type Row = readonly [term: string, description: string | null]

function hospitalItems(hospital: HospitalFacts): DescriptionItem[] {
  const { beds, nightStaffing, amenities, dutyRoomNote, replyMedianMinutes, openingYear } = hospital
  const rows: Row[] = [
    ['種別', FACILITY_CATEGORY[hospital.facilityCategory]],
    ['病床', beds === null ? null : `${beds}床`],
    ['救急指定', EMERGENCY_LEVEL[hospital.emergencyLevel]],
    ['当直体制', nightStaffing && staffing(nightStaffing)],
    ['バックアップ', nightStaffing?.backup ?? null],
    ['電子カルテ', ELECTRONIC_CHART[hospital.electronicChart]],
    ['設備', amenities.map((amenity) => AMENITY[amenity]).join('・') || null],
    ['当直室', dutyRoomNote],
    ['求人票どおり度', accuracy(hospital)],
    ['返信の目安', replyMedianMinutes === null ? null : replyText(replyMedianMinutes)],
    ['開設', openingYear === null ? null : `${openingYear}年`],
  ]
  return rows.flatMap(([term, description]) => (description ? [{ term, description }] : []))
}

function staffing({
  doctors,
  nurses,
  radiology,
  laboratory,
}: NonNullable<HospitalFacts['nightStaffing']>): string {
  const night = (there: boolean) => (there ? 'あり' : 'なし')
  return `医師${doctors}人・看護師${nurses}人・夜間の放射線 ${night(radiology)}・検査 ${night(laboratory)}`
}

const accuracy = ({ accuracyPercent, accuracyCount }: HospitalFacts): string =>
  accuracyPercent === null
    ? '報告がまだ少ないため表示していません'
    : `${accuracyPercent}%(回答${accuracyCount}件)`
