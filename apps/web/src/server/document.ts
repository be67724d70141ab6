import type { RenderedPage } from '../app/entry-server.tsx'
import type { Theme } from '../app/shell/theme.ts'
import type { AnalyticsSettings } from '../features/consent/analytics-settings.ts'
import { escapeMarkup } from './found/escape.ts'

/** What the browser has to fetch for a page. */
export interface Assets {
  /** The client's entry module. */
  readonly entry: string
  /** The module that loads the entry when somebody begins to use the page. */
  readonly lateEntry: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  /** Inline scripts and markup of the development server; empty in production. */
  readonly extraHead?: (nonces: Nonces) => string
}

export interface Nonces {
  readonly script: string
  readonly style: string
}

interface DocumentParts {
  readonly page: RenderedPage
  readonly assets: Assets
  readonly nonces: Nonces
  /** What its head tells search engines and previews, as markup. */
  readonly found: string
  /** The services that count; null where there are none, and on personal pages. */
  readonly analytics: AnalyticsSettings | null
  /** The theme the visitor chose, if they did. */
  readonly theme: Theme
  /** Whether the page can do without the app until somebody uses it. */
  readonly late: boolean
}

/** The whole HTML document of a rendered page. */
export const documentOf = ({
  page,
  assets,
  nonces,
  found,
  analytics,
  theme,
  late,
}: DocumentParts): string => `<!doctype html>
<html lang="de-AT"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeMarkup(page.head.title)}</title>
${found}
<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#151c19" media="(prefers-color-scheme: dark)">
<meta property="csp-nonce" nonce="${nonces.style}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${assets.extraHead?.(nonces) ?? ''}
${late ? lateScript(assets, nonces) : script(assets, nonces)}
</head>
<body>
<div id="root" data-unhydrated>${page.html}</div>
<script type="application/json" id="state">${escapeJson(page.state)}</script>
${analytics ? `<script type="application/json" id="analytics">${escapeJson(analytics)}</script>` : ''}
</body>
</html>
`

const script = ({ entry, modules }: Assets, nonces: Nonces) =>
  [
    `<script type="module" src="${entry}" nonce="${nonces.script}"></script>`,
    ...modules.map((module) => `<link rel="modulepreload" href="${module}">`),
  ].join('\n')

const lateScript = ({ lateEntry, entry, modules }: Assets, nonces: Nonces) =>
  `<script type="module" src="${lateEntry}" nonce="${nonces.script}" data-app="${entry}" data-modules="${modules.join(' ')}"></script>`

/** JSON that cannot end its script element. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
