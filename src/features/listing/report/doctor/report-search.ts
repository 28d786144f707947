import * as v from 'valibot'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { outcomeParam } from '../../../../domain/search-param.ts'
import type { Address } from '../../../../platform/address.ts'
import { toListing } from '../../../../platform/addresses.ts'

/** `outcome` is that of a report posted without JavaScript. */
export const listingReportSearchSchema = v.object({ outcome: outcomeParam })

export const REPORT_TITLE: Readonly<Record<SearchKind, string>> = {
  spot: 'スポット求人の通報',
  regular: '定期求人の通報',
}

type ReportHead = { title: string; back: Address }

export function reportHead(kind: SearchKind, id: string): ReportHead {
  return { title: REPORT_TITLE[kind], back: toListing(kind, id) }
}

/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const REPORT_LISTING_FORM = 'report-listing'
