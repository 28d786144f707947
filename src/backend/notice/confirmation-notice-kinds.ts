import { CONFIRM_DAYS, LAPSE_DAYS, STILL_RECRUITING } from '../../domain/listing/confirmation.ts'
import { LISTING_CHANGE, LISTING_SHELF } from '../../domain/listing/listing-state.ts'
import { toHospital } from '../../platform/addresses.ts'
import type { Kind } from './notice-parts.ts'

/** The kinds about listings that a hospital has not confirmed. They are about no doctor; `shift` says how many there are. */
export const CONFIRMATION_NOTICE_KINDS = {
  LISTINGS_TO_CONFIRM: {
    audience: 'HOSPITAL',
    topic: 'APPLICATION',
    words: ({ shift, address }) => ({
      title: `求人の内容をご確認ください(${shift})`,
      body: `前の確認から${CONFIRM_DAYS}日以上たちました。内容に変わりがなければ、「${STILL_RECRUITING}」を押してください。前の確認から${LAPSE_DAYS}日たっても確認がない求人は、募集を一時停止します。`,
      address: address ?? toHospital(),
    }),
  },
  LISTINGS_LAPSED: {
    audience: 'HOSPITAL',
    topic: 'APPLICATION',
    words: ({ shift, address }) => ({
      title: `求人の募集を一時停止しました(${shift})`,
      body: `前の確認から${LAPSE_DAYS}日のあいだ、内容の確認がなかったためです。「求人」の「${LISTING_SHELF.PAUSED}」で「${LISTING_CHANGE.RESUME.label}」を押すと、再開します。届いている応募と成立した勤務は、そのままです。`,
      address: address ?? toHospital(),
    }),
  },
} as const satisfies Record<string, Kind>
