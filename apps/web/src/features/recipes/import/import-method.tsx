import { useLocation } from 'react-router-dom'
import { useChosenView, ViewLink, ViewNav } from '../../../ui/view-links.tsx'
import { texts } from './texts.ts'

/** Methods of importing a recipe: pasted text, file, or address of a page. */
export const importMethods = ['text', 'datei', 'adresse'] as const
export type ImportMethod = (typeof importMethods)[number]

/** Name of the URL parameter that holds the import method. */
export const methodParam = 'aus'

/** Import method of a page's URL: pasted text unless it names another. */
export const importMethodOf = (params: URLSearchParams): ImportMethod =>
  importMethods.find((method) => method === params.get(methodParam)) ?? 'text'

/** Tabs of the import methods, each with its own URL. */
export function ImportMethods({ current }: { readonly current: ImportMethod }) {
  const { pathname } = useLocation()
  const chosen = useChosenView(current, (next) =>
    next.pathname === pathname ? importMethodOf(new URLSearchParams(next.search)) : undefined,
  )
  return (
    <div className="mb-6">
      <ViewNav label={texts.ways}>
        {importMethods.map((method) => (
          <ViewLink
            key={method}
            to={{ search: method === 'text' ? '' : `?${methodParam}=${method}` }}
            replace
            preventScrollReset
            isCurrent={method === current}
            isChosen={method === chosen}
          >
            {texts.waysByKey[method]}
          </ViewLink>
        ))}
      </ViewNav>
    </div>
  )
}
