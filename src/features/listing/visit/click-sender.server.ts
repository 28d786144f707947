import { getRequestHeader } from '@tanstack/react-start/server'
import { Platform } from '../../../contract/gen/user_pb.ts'
import { APP_VERSION } from '../../../domain/visit/app-version.ts'
import { nativeAppVersion, platformOf } from '../../../domain/visit/native-app.ts'
import { logError } from '../../../platform/server/log.server.ts'
import { describeUserAgent } from '../../../platform/server/user-agent.server.ts'

/** Device and app of the request's sender, in the terms of the listings contract. */
export function clickSender() {
  const userAgent = getRequestHeader('user-agent') ?? ''
  const { device } = describeUserAgent(userAgent)
  const platform = platformOf(userAgent)
  if (platform === 'UNSPECIFIED') {
    logError(new Error('Cannot get platform value on WebView environment'))
  }
  return {
    platform,
    manufacturer: device['vendor'] ?? '',
    modelName: device['model'] ?? '',
    appVersion: APP_VERSION,
    mobileAppVersion: nativeAppVersion(userAgent),
  }
}

/** The same in the terms of the user service's contract. */
export const activitySender = ({
  platform,
  manufacturer,
  modelName,
  appVersion,
  mobileAppVersion,
}: ReturnType<typeof clickSender>) => ({
  device: { manufacturer, modelName },
  app: {
    platform: Platform[platform],
    version: appVersion,
    mobileAppVersion: mobileAppVersion ?? undefined,
  },
})
