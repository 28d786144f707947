import { DAY_MS } from '../../domain/duration.ts'
import type { AppLinks } from '../environment/app-links-environment.ts'
import { type FirstSegment, hrefOf } from '../../platform/address.ts'
import { toContact, toProfilePage } from '../../platform/addresses.ts'
import { openFile } from './open-file.ts'

const HOUR = 3_600
/** RFC 9116 recommends less than a year. */
const SECURITY_TEXT_DAYS = 180

/** Pages that the doctors' app opens in place of the browser: no page of our staff, of a hospital or of a log-in. */
const IN_APP = [
  'application',
  'help',
  'like',
  'notices',
  'profile',
  'regular',
  'search',
  'spot',
  'subscription',
  'work',
  'work-performance',
] as const satisfies readonly FirstSegment[]

type WellKnown = {
  origin: string
  clock: () => Date
  appLinks: AppLinks
  /** Mail address of the operator; null unless it is one. */
  mail: string | null
}

/** Files below /.well-known that programs ask of any site. */
export function createWellKnownHandlers({ origin, clock, appLinks: { android, apple }, mail }: WellKnown) {
  return {
    /** https://w3c.github.io/webappsec-change-password-url/: where a password manager sends who changes a password. */
    changePassword: async (request: Request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      const location = hrefOf(toProfilePage('account', {}, 'password'))
      return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } })
    },

    /** RFC 9116: to whom a weakness is reported. */
    securityText: openFile(() => {
      const midnight = Math.floor(clock().getTime() / DAY_MS) * DAY_MS
      const lines = [
        ...(mail === null ? [] : [`Contact: mailto:${mail}`]),
        `Contact: ${origin}${hrefOf(toContact())}`,
        `Expires: ${new Date(midnight + SECURITY_TEXT_DAYS * DAY_MS).toISOString()}`,
        'Preferred-Languages: ja, en',
        `Canonical: ${origin}/.well-known/security.txt`,
      ]
      return { type: 'text/plain; charset=utf-8', seconds: HOUR, body: `${lines.join('\n')}\n` }
    }),

    /** Android: which app may open our addresses. */
    assetLinks: openFile(() =>
      json(
        android && [
          {
            relation: [
              'delegate_permission/common.handle_all_urls',
              'delegate_permission/common.get_login_creds',
            ],
            target: {
              namespace: 'android_app',
              package_name: android.packageName,
              sha256_cert_fingerprints: android.fingerprints,
            },
          },
        ],
      ),
    ),

    /** The same of iOS. */
    appleAppSite: openFile(() =>
      json(
        apple.length === 0
          ? null
          : {
              applinks: {
                details: [
                  {
                    appIDs: apple,
                    components: ['/', ...IN_APP.flatMap((segment) => [`/${segment}`, `/${segment}/*`])].map(
                      (path) => ({
                        '/': path,
                      }),
                    ),
                  },
                ],
              },
              webcredentials: { apps: apple },
            },
      ),
    ),
  }
}

const json = (value: object | null) => ({
  type: 'application/json',
  seconds: HOUR,
  body: value && JSON.stringify(value),
})
