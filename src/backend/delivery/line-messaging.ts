/** The channel of LINE's Messaging API; of the same provider as the channel of LINE Login, so that users have one id. */
export type LineMessaging = {
  accessToken: string
  /** Signs the webhook. */
  channelSecret: string
  /** Base URL of the API. */
  url: string
}

export type SendLine = (message: { to: string; text: string; retryKey: string }) => Promise<void>

/** Longest text of a message, in UTF-16 code units. */
const LINE_TEXT_LENGTH = 5_000

/**
 * Sends a text by LINE's Messaging API. The retry key makes LINE take a message once within a day, however often
 * it is sent. Throws when LINE does not take it: an outage, the monthly limit, or an unknown user.
 */
export const createLineSender =
  ({ accessToken, url }: LineMessaging): SendLine =>
  async ({ to, text, retryKey }) => {
    // By the first message: most processes send none.
    const { HTTPFetchError, messagingApi } = await import('@line/bot-sdk')
    const client = new messagingApi.MessagingApiClient({ channelAccessToken: accessToken, baseURL: url })
    try {
      await client.pushMessage(
        { to, messages: [{ type: 'text', text: text.slice(0, LINE_TEXT_LENGTH) }] },
        retryKey,
      )
    } catch (error) {
      // 409: this retry key has been taken before.
      if (error instanceof HTTPFetchError && error.status === 409) return
      if (error instanceof HTTPFetchError) throw new Error(`LINE answered ${error.status}`, { cause: error })
      throw error
    }
  }
