import { Link } from 'react-router-dom'
import { ViewNav, viewLinkClass } from '../../../ui/view-links.tsx'
import { texts } from './texts.ts'

/** Methods of importing a recipe: pasted text, file, or address of a page. */
export const importMethods = ['text', 'datei', 'adresse'] as const
export type ImportMethod = (typeof importMethods)[number]

/** Name of the URL parameter that holds the import method. */
export const methodParam = 'aus'

/** Tabs of the import methods, each with its own URL. */
export const ImportMethods = ({ current }: { readonly current: ImportMethod }) => (
  <div className="mb-6">
    <ViewNav label={texts.ways}>
      {importMethods.map((method) => (
        <li key={method}>
          <Link
            to={{ search: method === 'text' ? '' : `?${methodParam}=${method}` }}
            replace
            preventScrollReset
            aria-current={method === current ? 'page' : undefined}
            className={viewLinkClass(method === current)}
          >
            {texts.waysByKey[method]}
          </Link>
        </li>
      ))}
    </ViewNav>
  </div>
)
