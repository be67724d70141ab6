import ipaddr from 'ipaddr.js'

/**
 * Number of 16-bit groups in the part of an IPv6 address that identifies a network (/64); a client chooses the rest.
 */
const ipv6NetworkGroups = 4

/** Key of a client for limits: its IPv4 address, or the /64 network of its IPv6 address. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, ipv6NetworkGroups).join(':') : parsed.toString()
}
