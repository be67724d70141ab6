import { randomInt } from 'node:crypto'

/** Random IPv4 address of a documentation network (RFC 5737), for calls with a rate limit per client address. */
export const randomAddress = (): string => `203.0.113.${randomInt(1, 255)}`
