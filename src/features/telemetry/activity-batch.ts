import type { ActivityEventJson, CreateActivityRequestJson } from '../../contract/gen/user_pb.ts'
import { APP_VERSION } from '../../domain/visit/app-version.ts'
import { nativeAppVersion, platformOf } from '../../domain/visit/native-app.ts'
import type { UserAgentDetails } from '../../domain/visit/user-agent-details.ts'

/** A usage-event batch. An unknown platform in the webview is reported and left unspecified. */
export function activityBatch(
  events: ActivityEventJson[],
  { ua, device }: UserAgentDetails,
  report: (error: Error) => void,
): CreateActivityRequestJson {
  const platform = platformOf(ua)
  if (platform === 'UNSPECIFIED') report(new Error('Cannot get platform value on WebView environment'))
  const mobileAppVersion = nativeAppVersion(ua)
  return {
    version: 1,
    device: { manufacturer: device['vendor'] ?? '', modelName: device['model'] ?? '' },
    app: {
      platform: `PLATFORM_${platform}`,
      version: APP_VERSION,
      ...(mobileAppVersion === null ? {} : { mobileAppVersion }),
    },
    events,
  }
}
