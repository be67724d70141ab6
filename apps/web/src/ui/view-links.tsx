import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { classNames } from './class-names.ts'

/** CSS classes of a link in a row of links that switch the view; the current one is underlined. */
export const viewLinkClass = (isCurrent: boolean): string =>
  classNames(
    'inline-flex min-h-12 items-center rounded-t-md px-4 font-semibold whitespace-nowrap no-underline -outline-offset-2 transition-colors duration-(--quick)',
    isCurrent ? 'text-leaf shadow-[inset_0_-3px_var(--leaf)]' : 'text-ink-soft hover:bg-sunk hover:text-ink',
  )

/** Name of the search parameter with a page's view; missing for the first view. */
const viewParam = 'ansicht'

/** View of a page from its URL; an empty string for the first view. */
export const useView = (): string => useSearchParams()[0].get(viewParam) ?? ''

interface ViewNavProps {
  /** Accessible name of the navigation. */
  readonly label: string
  /** Links as list items, each of the class `viewLinkClass`. */
  readonly children: ReactNode
}

/** One line of links that scrolls horizontally where it is too long, with the current link in its middle. */
export function ViewNav({ label, children }: ViewNavProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls after each navigation
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    // Not `scrollIntoView`, which also scrolls the page.
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2
  }, [pathname, search])
  return (
    <nav ref={nav} aria-label={label} className="relative scroll-px-10 overflow-x-auto border-b border-line">
      <ul className="flex gap-1 lg:flex-wrap">{children}</ul>
    </nav>
  )
}

interface ViewLinksProps {
  /** Accessible name of the navigation. */
  readonly label: string
  /** `?ansicht` value and label of each view; the value of the first view is empty. */
  readonly views: readonly (readonly [value: string, label: string])[]
}

/** Links to the views of a page, of which one is shown at a time; each view has its own URL. */
export function ViewLinks({ label, views }: ViewLinksProps) {
  const view = useView()
  return (
    <div className="my-6">
      <ViewNav label={label}>
        {views.map(([value, name]) => (
          <li key={value}>
            <Link
              to={value ? `?${viewParam}=${value}` : '?'}
              aria-current={view === value ? 'page' : undefined}
              className={viewLinkClass(view === value)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ViewNav>
    </div>
  )
}
