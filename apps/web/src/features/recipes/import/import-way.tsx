import { Link } from 'react-router-dom'
import { ViewNav, viewLinkClass } from '../../../ui/view-links.tsx'
import { texts } from './texts.ts'

/** Ways to import a recipe: pasted text, file, or address of a page. */
export const importWays = ['text', 'datei', 'adresse'] as const
export type ImportWay = (typeof importWays)[number]

/** Name of the URL parameter that holds the way. */
export const wayParam = 'aus'

/** Tabs of the import ways, each with its own URL. */
export const ImportWays = ({ current }: { readonly current: ImportWay }) => (
  <div className="mb-6">
    <ViewNav label={texts.ways}>
      {importWays.map((way) => (
        <li key={way}>
          <Link
            to={{ search: way === 'text' ? '' : `?${wayParam}=${way}` }}
            replace
            preventScrollReset
            aria-current={way === current ? 'page' : undefined}
            className={viewLinkClass(way === current)}
          >
            {texts.waysByKey[way]}
          </Link>
        </li>
      ))}
    </ViewNav>
  </div>
)
