import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify } from 'jose'

type Browser = { keys: ECDH; auth: Buffer; shown: string[]; topics: string[]; isGone: boolean }

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** RFC 8291 and RFC 8188, written again from their text: what a browser makes of a push. */
function decrypt({ keys, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const shared = keys.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(shared, auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = body.subarray(21 + idLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(cipher.subarray(-16))
  const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** Checks who pushes (RFC 8292): a token for this service, signed by the key that the browser subscribed with. */
async function isAuthorized(authorization: string, origin: string): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((half) => half.toString('base64url'))
  if (x === undefined || y === undefined || point.length !== 65) return false
  const verified = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    audience: origin,
  }).catch(() => null)
  return verified !== null
}

/** A push service as the browsers' makers run them, over HTTP. */
export async function startPushService() {
  const browsers = new Map<string, Browser>()
  let isDown = false
  let origin = ''

  async function push(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const browser = browsers.get(request.url?.slice(1) ?? '')
    if (isDown) response.writeHead(503).end()
    else if (!browser) response.writeHead(404).end()
    else if (browser.isGone) response.writeHead(410).end()
    else if (!(await isAuthorized(request.headers.authorization ?? '', origin))) response.writeHead(403).end()
    else if (request.headers.ttl === undefined || request.headers['content-encoding'] !== 'aes128gcm')
      response.writeHead(400).end()
    else {
      browser.shown.push(decrypt(browser, body))
      browser.topics.push(String(request.headers['topic']))
      response.writeHead(201).end()
    }
  }

  const server = createServer((request, response) => {
    push(request, response).catch(() => response.writeHead(400).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`

  return {
    origin,
    /** A browser subscribes: what it tells the app, and what it will have shown. */
    subscribe() {
      const id = randomBytes(8).toString('hex')
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const browser: Browser = { keys, auth: randomBytes(16), shown: [], topics: [], isGone: false }
      browsers.set(id, browser)
      const told = {
        endpoint: `${origin}/${id}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: browser.auth.toString('base64url'),
      }
      return { told, browser }
    },
    down: (now: boolean) => {
      isDown = now
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
