import type { ComponentType } from 'react'

/** Title and description of a page for the document's `<head>`. */
export interface PageHead {
  /** Page title without the brand, which `withSiteName` adds. */
  readonly title: string
  /** Meta description. Pages without one are `noindex`. */
  readonly description?: string
}

/** Static data of a route (`handle`). */
export interface RouteHandle {
  readonly head?: PageHead
  /** Source file of the lazy page, for preloading its chunk. */
  readonly file?: string
  /** HTTP status; 200 by default. */
  readonly status?: number
  /** Excluded from analytics. */
  readonly untracked?: boolean
  /** For anonymous visitors the HTML depends on content alone: it can be cached, and hydration deferred. */
  readonly contentOnly?: boolean
  /** Form for visitors without a session: it is shown without the app, which starts after it is loaded. */
  readonly isSignedOutForm?: boolean
  /** Page of the application itself, not of the public site: slim header and footer. */
  readonly isAppArea?: boolean
}

/** Loader data of a content route; overrides the route's handle. */
export interface RoutePageData {
  readonly head: PageHead
  readonly status: number
}

type Pages<Name extends string> = Record<Name, ComponentType>

/**
 * Route properties of a lazily loaded page.
 * @param file the imported file as `src/…`, its key in the build manifest. Repeats the path in `load`, because neither
 *   Vite nor the browser derives one from the other with types intact; the router's test compares them.
 * @param load imports the file
 * @param name the name of the exported page component
 */
export function page<Name extends string>(
  file: string,
  load: () => Promise<Pages<Name>>,
  name: Name,
  options: Omit<RouteHandle, 'file'> = {},
) {
  const handle: RouteHandle = { ...options, file }
  return { handle, lazy: async () => ({ Component: (await load())[name] }) }
}

const brand = 'Kostbar'
const brandWord = /(?<!\p{L})Kostbar(?!\p{L})/gu

/**
 * The page head with the site's name added to the title: `Einkauf & Notizen – Kostbar`. A title that contains the name
 * already stays as it is. Route texts are written with 'Kostbar'; another site name replaces that word.
 */
export function withSiteName({ title, ...head }: PageHead, siteName: string): PageHead {
  // Whole words only: an article may be about 'Kostbare Reste'.
  const rename = (text: string) => text.replace(brandWord, siteName)
  const named = rename(title)
  return {
    ...head,
    title: `${named} `.includes(`${siteName} `) ? named : `${named} – ${siteName}`,
    ...(head.description && { description: rename(head.description) }),
  }
}

interface RouteMatch {
  readonly handle?: unknown
  readonly loader?: unknown
  readonly loaderData?: unknown
}

/**
 * Merges the page info of the matched routes (parents first): the deepest head and status win; flags and files of all
 * matched routes are combined.
 */
export function pageInfo(matches: readonly RouteMatch[]) {
  const handles = matches.map((match) => (match.handle ?? {}) as RouteHandle)
  const data = matches.map((match) => (match.loaderData ?? {}) as Partial<RoutePageData>)
  return {
    head: data.findLast(({ head }) => head)?.head ??
      handles.findLast((handle) => handle.head)?.head ?? { title: brand },
    files: handles.flatMap((handle) => handle.file ?? []),
    untracked: handles.some((handle) => handle.untracked),
    personal: matches.some(({ loader }) => typeof loader === 'function' && 'personal' in loader),
    status: data.findLast(({ status }) => status)?.status ?? handles.findLast((handle) => handle.status)?.status ?? 200,
    contentOnly: handles.some((handle) => handle.contentOnly),
    isSignedOutForm: handles.some((handle) => handle.isSignedOutForm),
    isAppArea: handles.some((handle) => handle.isAppArea),
  }
}
