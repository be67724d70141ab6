import { createChangeEmitter } from '../../lib/external-store.ts'

/** Selectable themes in display order. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/**
 * Name of the theme cookie (value `light` or `dark`). The server renders the theme from the cookie, so that pages do
 * not flash.
 */
export const themeCookie = 'kostbar_theme'

const maxAgeSeconds = 31_536_000

/** Emits each choice of a theme in this tab. */
export const themeChanges = createChangeEmitter()

/** The theme in a cookie header or `document.cookie`; `system` when none was chosen. */
export function parseTheme(cookies: string): Theme {
  const chosen = cookies.match(new RegExp(`(?:^|; *)${themeCookie}=(light|dark)(?:;|$)`))?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies the theme and stores it in the cookie; `system` deletes the cookie. */
export function chooseTheme(theme: Theme) {
  const age = theme === 'system' ? 0 : maxAgeSeconds
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${age}; samesite=lax`
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  themeChanges.emit()
}
