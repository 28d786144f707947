import { createServerFn } from '@tanstack/react-start'
import { environment } from '../../../platform/server/environment.server.ts'

/** Whether doctors can log in with LINE. Only the bundled account server offers it. */
export const hasLineLogInFn = createServerFn().handler((): boolean => {
  const { LINE_CHANNEL_ID, ACCOUNT_SERVER_URL } = environment()
  return LINE_CHANNEL_ID !== '' && !ACCOUNT_SERVER_URL
})
