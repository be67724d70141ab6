import type { ComponentType } from 'react'

/** Head of a page. */
export interface PageHead {
  /** Without the brand; `documentTitle` adds it. */
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
}

/** Loader data of a content route; overrides the route's handle. */
export interface RoutePageData {
  readonly head: PageHead
  readonly status: number
}

type Pages<Name extends string> = Record<Name, ComponentType>

/**
 * A lazily loaded page as part of a route.
 * @param file the imported file as `src/…`, its key in the build manifest. Repeats the path in `load`, because neither
 *   Vite nor the browser derives one from the other with types intact; the router's test compares them.
 * @param load imports the file
 * @param name the component it exports
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

/** `Einkauf & Notizen – Kostbar`; a title that contains the brand stays as it is. */
export const documentTitle = (title: string) => (title.includes(brand) ? title : `${title} – ${brand}`)

interface RouteMatch {
  readonly handle?: unknown
  readonly loader?: unknown
  readonly loaderData?: unknown
}

/** Combines the matched routes, parents first: the deepest head and status win, flags and files of all count. */
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
  }
}
