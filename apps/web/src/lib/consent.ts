/** What somebody has agreed to. */
export interface Consent {
  readonly analytics: boolean
}

const consentCookie = 'ef_reg_store'

const aDay = 86_400

/** The consent kept in this browser; null when nothing was decided, or the decision cannot be read. Browser only. */
export function readConsent(cookies = document.cookie): Consent | null {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${consentCookie}=`))
  if (!kept) return null
  try {
    const record: unknown = JSON.parse(decodeURIComponent(kept.slice(consentCookie.length + 1)))
    return isRecord(record) ? { analytics: record.analytics === true } : null
  } catch {
    // Whatever wrote this, it is no decision of the person in front of the page: they are asked.
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Keeps a decision for a day. */
export function saveConsent({ analytics }: Consent): void {
  const value = encodeURIComponent(JSON.stringify({ analytics }))
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${consentCookie}=${value}; path=/; max-age=${aDay}; samesite=lax${secure}`
}
