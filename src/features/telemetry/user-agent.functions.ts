import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { describeUserAgent } from '../../platform/server/user-agent.server.ts'

/** The caller's browser, device, engine and operating system. The parser weighs more than all of telemetry. */
export const describeBrowserFn = createServerFn().handler(() =>
  describeUserAgent(getRequestHeader('user-agent')),
)
