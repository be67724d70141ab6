import ipaddr from 'ipaddr.js'

/** IPv6 range in use on the public internet; all other IPv6 addresses are reserved or embed an IPv4 address. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address is on the public internet: not this machine, a private network, a link-local or reserved range,
 * nor such an IPv4 address embedded in an IPv6 address (mapped, 6to4, NAT64, Teredo).
 * @param address IPv4 or IPv6 address as the resolver gives it
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}
