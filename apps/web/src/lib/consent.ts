/** Cookie consent of this browser. */
export interface Consent {
  readonly analytics: boolean
}

const consentCookie = 'ef_reg_store'

const maxAgeSeconds = 86_400

/**
 * Consent stored in the cookie; null when the cookie is missing or invalid. Browser only, unless `cookies` is given.
 */
export function readConsent(cookies = document.cookie): Consent | null {
  const cookie = cookies.split('; ').find((entry) => entry.startsWith(`${consentCookie}=`))
  if (!cookie) return null
  try {
    const record: unknown = JSON.parse(decodeURIComponent(cookie.slice(consentCookie.length + 1)))
    return isRecord(record) ? { analytics: record.analytics === true } : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Stores the consent for a day. */
export function saveConsent({ analytics }: Consent): void {
  const value = encodeURIComponent(JSON.stringify({ analytics }))
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${consentCookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
}
