import type { QueryClient } from '@tanstack/react-query'
import { numberOfListing } from '../../../../domain/listing/listing-number.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { takeKeptAnswer } from '../../../forms/kept-answer.ts'
import { REPORT_LISTING_FORM } from './report-search.ts'
import { ownReportQuery } from './report.queries.ts'

/** Loads a listing with the doctor's own report; returns what the form needs. Null for an unknown listing. */
export async function loadReport(queryClient: QueryClient, kind: SearchKind, id: string) {
  const own = await queryClient.ensureQueryData(ownReportQuery(numberOfListing(kind, Number(id))))
  return own && { formKey: newFormKey(), kept: takeKeptAnswer(REPORT_LISTING_FORM) }
}
