import { createChangeEmitter } from '../../lib/external-store.ts'

/** What one may choose from, in the order it is shown. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Holds `light` or `dark`; the server writes it into the document, so a page never flashes in the other theme. */
export const themeCookie = 'kostbar_theme'

const aYear = 31_536_000

/** Emits each choice of a theme in this tab. */
export const themeChanges = createChangeEmitter()

/** The theme in a cookie header or `document.cookie`; `system` when none was chosen. */
export function themeOf(cookies: string): Theme {
  const chosen = cookies.match(new RegExp(`(?:^|; *)${themeCookie}=(light|dark)(?:;|$)`))?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Shows the theme and remembers it; `system` forgets the choice. */
export function chooseTheme(theme: Theme) {
  const age = theme === 'system' ? 0 : aYear
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${age}; samesite=lax`
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  themeChanges.emit()
}
