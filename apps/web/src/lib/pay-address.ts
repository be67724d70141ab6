const providers = /(^|\.)stripe\.com$/
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether an address belongs to our payment service, so that people may be sent there. Its local stand-in counts only
 * where this site itself runs on the same machine.
 */
export function isPayAddress(address: string | null, here: { hostname: string } = location): address is string {
  if (!address || !URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' && providers.test(hostname)) return true
  return loopback.test(hostname) && loopback.test(here.hostname) && /^https?:$/.test(protocol)
}
