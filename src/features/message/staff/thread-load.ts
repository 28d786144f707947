import type { QueryClient } from '@tanstack/react-query'
import { staffThreadQuery } from './thread.queries.ts'

export async function loadStaffThread(
  queryClient: QueryClient,
  threadId: string,
  before: string | undefined,
): Promise<void> {
  await queryClient.ensureQueryData(staffThreadQuery(threadId, before))
}
