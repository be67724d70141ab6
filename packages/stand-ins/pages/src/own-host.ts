/** Only the addresses of this machine: a foreign page could point its own name at 127.0.0.1 and read what is shown. */
export const isOwnHost = (host: string): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)
