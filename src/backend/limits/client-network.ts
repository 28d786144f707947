import { isIP } from 'node:net'

/** Maximum length of an address; longer header values are truncated. */
const LENGTH = 64

/** Strips brackets, port and zone: 「[2001:db8::1]:443」, 「192.0.2.1:443」, 「fe80::1%eth0」. */
function bare(text: string): string {
  const address = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
  return isIP(address) === 0 ? address.replace(/^([\d.]+):\d+$/, '$1') : address
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser canonicalises the address, also an embedded IPv4 address.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

const dotted = (high: string, low: string): string =>
  [high, low]
    .flatMap((group) => {
      const bits = Number.parseInt(group, 16)
      return [bits >> 8, bits & 255]
    })
    .join('.')

/**
 * The network by which an address is rate limited: an IPv4 address itself, the /64 of an IPv6 address, since
 * a client controls its whole /64.
 */
export function networkOf(clientAddress: string): string {
  const address = bare(clientAddress)
  if (isIP(address) !== 6) return address.slice(0, LENGTH)
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (isMapped) return dotted(groups[6] ?? '0', groups[7] ?? '0')
  return `${groups.slice(0, 4).join(':')}::/64`
}
