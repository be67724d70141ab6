import ipaddr from 'ipaddr.js'

/**
 * The networks for which attempts from a client address count. An IPv6 subscriber has a /64 with any number of
 * addresses, many have a /56 or /48, so a limit per address would have no effect.
 */
export interface ClientNetworks {
  /** The IPv4 address, or the /64 of an IPv6 address. */
  readonly subscriber: string
  /** The /48 of an IPv6 address; null for IPv4. */
  readonly site: string | null
}

const hexOf = (bytes: number[]) => Buffer.from(bytes).toString('hex')

/** Networks of a client address. @param ip as the server sees it; IPv4 addresses mapped to IPv6 count as IPv4 */
export function clientNetworks(ip: string): ClientNetworks {
  const address = ipaddr.process(ip.replace(/%.*$/, ''))
  if (address.kind() === 'ipv4') return { subscriber: address.toString(), site: null }
  const bytes = address.toByteArray()
  return { subscriber: hexOf(bytes.slice(0, 8)), site: hexOf(bytes.slice(0, 6)) }
}
