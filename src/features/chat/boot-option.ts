import type { BootOption } from '@channel.io/channel-web-sdk-loader'
import type { BootPayload } from './boot-payload.ts'

/** The boot payload in the names of the SDK. */
export const bootOption = ({ userId, hideDefaultLauncher, ...same }: BootPayload): BootOption => ({
  ...same,
  ...(userId !== undefined && { memberId: userId }),
  hideChannelButtonOnBoot: hideDefaultLauncher,
  language: 'ja',
})
