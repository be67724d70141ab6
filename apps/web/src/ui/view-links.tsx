import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps, type Path, useLocation, useSearchParams } from 'react-router-dom'
import { classNames } from './class-names.ts'
import { useNextLocation } from './use-next-location.ts'

/** Name of the search parameter with a page's view; missing for the first view. */
const viewParam = 'ansicht'

/** View of a page from its URL; an empty string for the first view. */
export const useView = (): string => useSearchParams()[0].get(viewParam) ?? ''

interface ViewNavProps {
  /** Accessible name of the navigation. */
  readonly label: string
  /** `ViewLink`s. */
  readonly children: ReactNode
}

/**
 * One line of links that scrolls horizontally where it is too long, with the current link in its middle. A shade shows on
 * which side there are more.
 */
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
    <nav
      ref={nav}
      aria-label={label}
      className="scroll-shade relative scroll-px-10 overflow-x-auto border-b border-line"
    >
      <ul className="flex gap-1 lg:flex-wrap">{children}</ul>
    </nav>
  )
}

/**
 * View to show as chosen: the tapped one from the tap on, while its page is still loading.
 * @param current view that the page shows
 * @param viewAt the view at a location; undefined if that is another page
 */
export function useChosenView<View>(current: View, viewAt: (location: Path) => View | undefined): View {
  const next = useNextLocation()
  return (next && viewAt(next)) ?? current
}

interface ViewLinkProps extends LinkProps {
  /** The page shows this view. */
  readonly isCurrent: boolean
  /** See `useChosenView`. */
  readonly isChosen: boolean
}

/** Link to a view, as a list item. The chosen one is underlined; while it is loading, the line is drawn. */
export const ViewLink = ({ isCurrent, isChosen, children, ...link }: ViewLinkProps) => (
  <li>
    <Link
      {...link}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'relative inline-flex min-h-12 items-center rounded-t-md px-4 font-semibold whitespace-nowrap no-underline -outline-offset-2 transition-colors duration-(--quick)',
        isChosen ? 'text-leaf' : 'text-ink-soft hover:bg-sunk hover:text-ink',
        isChosen && isCurrent && 'shadow-[inset_0_-3px_var(--leaf)]',
      )}
    >
      {children}
      {isChosen && !isCurrent ? (
        <span className="absolute inset-x-0 bottom-0 h-[3px] origin-left bg-leaf transition-[scale] duration-(--steady) forced-colors:bg-[Highlight] starting:scale-x-25" />
      ) : null}
    </Link>
  </li>
)

interface ViewLinksProps {
  /** Accessible name of the navigation. */
  readonly label: string
  /** `?ansicht` value and label of each view; the value of the first view is empty. */
  readonly views: readonly (readonly [value: string, label: string])[]
}

/** Links to the views of a page, of which one is shown at a time; each view has its own URL. */
export function ViewLinks({ label, views }: ViewLinksProps) {
  const view = useView()
  const { pathname } = useLocation()
  const chosen = useChosenView(view, (next) =>
    next.pathname === pathname ? (new URLSearchParams(next.search).get(viewParam) ?? '') : undefined,
  )
  return (
    <div className="my-6">
      <ViewNav label={label}>
        {views.map(([value, name]) => (
          <ViewLink
            key={value}
            to={value ? `?${viewParam}=${value}` : '?'}
            isCurrent={view === value}
            isChosen={chosen === value}
          >
            {name}
          </ViewLink>
        ))}
      </ViewNav>
    </div>
  )
}
