import { createServerFn } from '@tanstack/react-start'
import { environment } from '../../platform/environment.server.ts'

/** Whether doctors can log in with LINE here. An account server elsewhere would have to bring its own. */
export const hasLineLogIn = createServerFn().handler((): boolean => {
  const { LINE_CHANNEL_ID, ACCOUNT_SERVER_URL } = environment()
  return LINE_CHANNEL_ID !== '' && !ACCOUNT_SERVER_URL
})
