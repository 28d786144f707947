import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair } from 'jose'
import { errors, interactionPolicy, Provider, type Configuration } from 'oidc-provider'
import type { LineChannel } from './line-stand-in.ts'
import { MemoryAdapter } from './memory.ts'
import { failurePage, logInPage } from './page.ts'
import { LINE_PEOPLE, lineSubject } from './people.ts'

const HTML = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

const MINUTE = 60

/** LINE logs a known user in without interaction, unless the request forbids it. */
function promptsOfLine() {
  const { base, Check } = interactionPolicy
  const prompts = base()
  prompts
    .get('login')
    ?.checks.add(
      new Check('disable_auto_login', 'the user has to act', ({ oidc }) =>
        oidc.params?.['disable_auto_login'] === 'true' && !oidc.result?.login
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT,
      ),
    )
  return prompts
}

async function configuration({
  channelId,
  channelSecret,
  callback,
}: LineChannel & { callback: string }): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: channelId,
        client_secret: channelSecret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'HS256',
        subject_type: 'pairwise',
      },
    ],
    responseTypes: ['code'],
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: async (_, personId, client) => lineSubject(client.clientId, personId),
    findAccount: async (_, id) => {
      const person = LINE_PEOPLE.find((known) => known.id === id)
      return person && { accountId: id, claims: async () => ({ sub: id, name: person.name }) }
    },
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    enabledJWA: { idTokenSigningAlgValues: ['HS256', 'ES256'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    extraParams: ['disable_auto_login', 'bot_prompt'],
    // Cookies ignore ports, so their names must not collide with other apps on localhost.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'line_session', interaction: 'line_interaction', resume: 'line_resume' },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: promptsOfLine(),
      url: (_, interaction) => `/interaction/${interaction.uid}`,
    },
    // Choosing a person on the log-in page is the consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: 60 * MINUTE,
      AuthorizationCode: 10 * MINUTE,
      Grant: 60 * MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 24 * 60 * MINUTE,
    },
    renderError: async (ctx) => {
      ctx.type = 'html'
      ctx.body = failurePage()
    },
  }
}

/**
 * An OpenID provider like LINE's: code flow, PKCE, nonce, ID tokens signed HS256 with the channel's secret.
 */
export async function createLineProvider(
  channel: LineChannel & { callback: string },
): Promise<RequestListener> {
  const provider = new Provider(channel.issuer, await configuration(channel))
  const answerProvider = provider.callback()

  /** Ends the previous user's session in this browser. */
  async function becomeAnother(uid: string, accountId: string): Promise<void> {
    const session = await provider.Session.findByUid(uid)
    session?.loginAccount({ accountId })
    await session?.persist()
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, session: known } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      response.writeHead(200, HTML).end(logInPage(uid))
      return
    }
    const chosen = new URLSearchParams(await text(request)).get('person')
    const person = LINE_PEOPLE.find(({ id }) => id === chosen)
    const result = person
      ? { login: { accountId: person.id } }
      : { error: 'access_denied', error_description: 'User did not agree.' }
    const location = await provider.interactionResult(request, response, result, {
      mergeWithLastSubmission: false,
    })
    if (person && known && known.accountId !== person.id) await becomeAnother(known.uid, person.id)
    response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end()
  }

  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void answerProvider(request, response)
      return
    }
    interact(request, response).catch((error: unknown) => {
      const status = error instanceof errors.OIDCProviderError ? error.statusCode : 500
      response.writeHead(status, HTML).end(failurePage())
    })
  }
}
