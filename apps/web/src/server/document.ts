import type { RenderedPage } from '../app/entry-server.tsx'
import type { Theme } from '../app/shell/theme.ts'
import type { AnalyticsSettings } from '../features/consent/analytics-settings.ts'
import { escapeMarkup } from './escape-markup.ts'

/** URLs of the built files that a page needs. */
export interface PageAssets {
  /** Entry module of the app. */
  readonly entry: string
  /**
   * Entry module of pages with deferred hydration, which loads `entry` later: its code, or in development its
   * URL.
   */
  readonly deferredEntry: { readonly code: string } | { readonly url: string }
  readonly styles: readonly string[]
  /** CSS of the rules in `styles` that can apply to the given HTML; absent in development. */
  readonly usedStyles?: (html: string) => string
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  /** Inline scripts of the development server. */
  readonly extraHead?: (nonces: Nonces) => string
}

/** CSP nonces of a response. */
export interface Nonces {
  readonly script: string
  readonly style: string
}

interface DocumentOptions {
  readonly page: RenderedPage
  readonly assets: PageAssets
  readonly nonces: Nonces
  /** Markup for search engines and link previews. */
  readonly headTags: string
  /** Analytics settings; null when analytics is not configured, and on personal pages. */
  readonly analytics: AnalyticsSettings | null
  /** Theme from the theme cookie. */
  readonly theme: Theme
  /** When the app is loaded and hydrates the page (docs/islands.md). */
  readonly hydration: 'immediate' | 'afterLoad' | 'onInteraction'
}

/** Notice on pages that need the app: forms, and everything behind the sign-in. Pages of content can be read without. */
const scriptNotice =
  '<noscript><p class="bg-apricot-soft px-4 py-3 text-center font-medium text-apricot-ink">' +
  'Ohne JavaScript geht hier wenig. Bitte schalte es in deinem Browser ein und lade die Seite neu.</p></noscript>'

/** Preload links for the most important pictures, which React writes before the markup. */
const picturePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/

/**
 * Separates picture preloads from the markup. They are moved into the head, before style sheets and fonts, so that the
 * hero picture is fetched first; React finds them there and adds no duplicates.
 */
function splitPreloads(html: string): { readonly preloads: string; readonly markup: string } {
  const preloads = picturePreloads.exec(html)?.[0] ?? ''
  return { preloads, markup: html.slice(preloads.length) }
}

/** The HTML document of a rendered page. */
export const renderDocument = ({
  page,
  assets,
  nonces,
  headTags,
  analytics,
  theme,
  hydration,
}: DocumentOptions): string => {
  const { preloads, markup } = splitPreloads(page.html)
  const isDeferred = hydration !== 'immediate'
  const inlineStyles = isDeferred ? assets.usedStyles?.(page.html) : undefined
  return `<!doctype html>
<html lang="de-AT"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeMarkup(page.head.title)}</title>
${preloads}
${headTags}
<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#151c19" media="(prefers-color-scheme: dark)">
<meta property="csp-nonce" nonce="${nonces.style}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${inlineStyles === undefined ? styleLinks(assets) : `<style nonce="${nonces.style}">${inlineStyles}</style>`}
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.extraHead?.(nonces) ?? ''}
${isDeferred ? deferredScript(assets, nonces, { hydration, styles: inlineStyles === undefined ? [] : assets.styles }) : appScript(assets, nonces)}
</head>
<body>
${page.contentOnly ? '' : scriptNotice}
<div id="root" data-unhydrated>${markup}</div>
<script type="application/json" id="state">${escapeJson(page.state)}</script>
${analytics ? `<script type="application/json" id="analytics">${escapeJson(analytics)}</script>` : ''}
</body>
</html>
`
}

const styleLinks = ({ styles }: PageAssets) =>
  styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')

const appScript = ({ entry, modules }: PageAssets, nonces: Nonces) =>
  [
    `<script type="module" src="${entry}" nonce="${nonces.script}"></script>`,
    ...modules.map((module) => `<link rel="modulepreload" href="${module}">`),
  ].join('\n')

interface DeferredScriptOptions {
  readonly hydration: 'afterLoad' | 'onInteraction'
  /** Style sheets that are loaded with the app. */
  readonly styles: readonly string[]
}

function deferredScript(
  { deferredEntry, entry, modules }: PageAssets,
  nonces: Nonces,
  { hydration, styles }: DeferredScriptOptions,
) {
  const [source, code] = 'url' in deferredEntry ? [` src="${deferredEntry.url}"`, ''] : ['', deferredEntry.code]
  return `<script type="module"${source} nonce="${nonces.script}" data-start="${hydration}" data-app="${entry}" data-modules="${modules.join(' ')}" data-styles="${styles.join(' ')}">${code}</script>`
}

/** JSON in which no `</script>` can close the script element. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
