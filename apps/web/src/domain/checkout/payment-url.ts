const providerHosts = /(^|\.)stripe\.com$/
const loopbackHosts = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Open-redirect guard: whether a URL belongs to the payment service. A loopback URL (the local stand-in) counts only
 * while this site itself runs on a loopback host.
 */
export function isPaymentUrl(url: string | null, here: { hostname: string } = location): url is string {
  if (!url || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' && providerHosts.test(hostname)) return true
  return loopbackHosts.test(hostname) && loopbackHosts.test(here.hostname) && /^https?:$/.test(protocol)
}
