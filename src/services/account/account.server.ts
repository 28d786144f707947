import { appendResponseHeader, getRequest, setResponseHeader } from '@tanstack/react-start/server'
import type { TadaDocumentNode } from 'gql.tada'
import { bearerToken } from '../../domain/account/bearer-token.ts'
import { environment } from '../../platform/server/environment.server.ts'
import { theBackend } from '../bundled-backend.server.ts'
import { dataOf, postGraphql } from '../graphql-request.server.ts'

/**
 * Sends a document to the account server on behalf of the browser. The
 * request's cookie and bearer token go along, and the Set-Cookie headers of the answer are copied to our
 * response. A bearer token in `X-Account-Authorization` is for the account server alone and takes precedence.
 * Throws if the account server cannot be reached.
 */
export async function askAccount<Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables?: Variables,
): Promise<Data> {
  const { headers } = getRequest()
  const cookie = headers.get('cookie')
  const address = headers.get('x-client-address') ?? ''
  const userAgent = headers.get('user-agent')
  const authorization = headers.get('x-account-authorization') ?? headers.get('authorization')
  const { ACCOUNT_SERVER_URL, APP_ORIGIN } = environment()
  const { result, setCookie } = ACCOUNT_SERVER_URL
    ? await postGraphql(ACCOUNT_SERVER_URL, document, variables, {
        ...(cookie ? { Cookie: cookie } : {}),
        ...(authorization ? { Authorization: authorization } : {}),
        ...(userAgent ? { 'User-Agent': userAgent } : {}),
        Origin: APP_ORIGIN,
        'X-Client-Address': address,
      })
    : await theBackend().inProcess.account({
        document,
        variables: { ...variables },
        cookie,
        bearer: bearerToken(authorization),
        address,
        userAgent,
      })
  for (const value of setCookie) appendResponseHeader('Set-Cookie', value)
  // The session cookie is HttpOnly: this header tells the page's script to drop its ID token.
  if (setCookie.length > 0) setResponseHeader('X-Session-Changed', '1')
  return dataOf('account', document, result)
}
