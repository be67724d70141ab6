import type { ComponentType } from 'react'

/** What a page says about itself before it is loaded. */
export interface Head {
  /** The page's name; the document's title adds the brand. */
  readonly title: string
  /** For search engines and previews; pages without one ask not to be indexed. */
  readonly description?: string
}

/** What the app keeps on a route (`handle`). */
export interface PageHandle {
  readonly head?: Head
  /** Source file of the lazily loaded page, so that the server can preload its chunk. */
  readonly file?: string
  /** HTTP status of the page; 200 when absent. */
  readonly status?: number
  /** Whether nobody counts how often it is opened. */
  readonly uncounted?: boolean
  /** Whether what visitors without a session see follows from content alone, so that its HTML may be kept. */
  readonly fromContent?: boolean
}

/** What a loader says about its page; it comes before what the route says. */
export interface PageData {
  readonly head: Head
  readonly status: number
}

type Pages<Name extends string> = Record<Name, ComponentType>

/**
 * A lazily loaded page as part of a route.
 * @param file the imported file as `src/…`; the same file as in `load`
 * @param load imports the file
 * @param name the component it exports
 */
export function page<Name extends string>(
  file: string,
  load: () => Promise<Pages<Name>>,
  name: Name,
  about: Omit<PageHandle, 'file'> = {},
) {
  const handle: PageHandle = { ...about, file }
  return { handle, lazy: async () => ({ Component: (await load())[name] }) }
}

const brand = 'Kostbar'

/** `Einkauf & Notizen – Kostbar`; a title that names the brand itself stays as it is. */
export const documentTitle = (title: string) => (title.includes(brand) ? title : `${title} – ${brand}`)

interface Matched {
  readonly handle?: unknown
  readonly loader?: unknown
  readonly loaderData?: unknown
}

/** Reads the deepest head, every page file, the status and who may not know of it from the matched routes. */
export function describePage(matches: readonly Matched[]) {
  const handles = matches.map((match) => (match.handle ?? {}) as PageHandle)
  const data = matches.map((match) => (match.loaderData ?? {}) as Partial<PageData>)
  return {
    head: data.findLast(({ head }) => head)?.head ??
      handles.findLast((handle) => handle.head)?.head ?? { title: brand },
    files: handles.flatMap((handle) => handle.file ?? []),
    uncounted: handles.some((handle) => handle.uncounted),
    personal: matches.some(({ loader }) => typeof loader === 'function' && 'personal' in loader),
    status: data.findLast(({ status }) => status)?.status ?? handles.findLast((handle) => handle.status)?.status ?? 200,
    fromContent: handles.some((handle) => handle.fromContent),
  }
}
