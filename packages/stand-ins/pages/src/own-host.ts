/** Host check against DNS rebinding: only localhost and 127.0.0.1. */
export const isOwnHost = (host: string): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)
