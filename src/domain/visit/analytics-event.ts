import type { UserAgentDetails } from './user-agent-details.ts'

/** The schema's version and the fixed name of the web app in analytics events. */
export const ANALYTICS_VERSION = 'v1'
export const EVENT_GROUP = 'web_app'

/** The types of events; other readers of `/collect` know these words only. */
export const ANALYTICS_EVENT_TYPES = [
  'debug',
  'click',
  'show',
  'unfocus',
  'scroll',
  'page_view',
  'graphql_request',
] as const

export type AnalyticsEventType = (typeof ANALYTICS_EVENT_TYPES)[number]

/** An analytics event as it is sent. */
export type AnalyticsEvent = {
  version: typeof ANALYTICS_VERSION
  timestamp: string
  user_agent: UserAgentDetails
  session_id: string | null
  git_commit_sha: string
  event_group: typeof EVENT_GROUP
  event_type: AnalyticsEventType
  target_key: string
  target_value: string
}

/** A request sends at most this many events. */
export const EVENTS_PER_REQUEST = 50
/** A longer value is cut off. */
export const TARGET_VALUE_LENGTH = 2_000
