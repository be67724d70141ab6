import { isLoopback } from '@kostbar/contracts/loopback'

const providerHosts = /(^|\.)stripe\.com$/

/**
 * Open-redirect guard: whether a URL belongs to the payment service. A loopback URL (the local stand-in) counts only
 * while this site itself runs on a loopback host.
 */
export function isPaymentUrl(url: string | null, here: { hostname: string } = location): url is string {
  if (!url || !URL.canParse(url)) return false
  const target = new URL(url)
  if (target.protocol === 'https:' && providerHosts.test(target.hostname)) return true
  return isLoopback(target) && isLoopback(here) && /^https?:$/.test(target.protocol)
}
