const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether the host is a loopback address, reachable from this machine only. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host)

export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname)
