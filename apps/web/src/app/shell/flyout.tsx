import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import { navLinkClass } from './nav-link-class.ts'
import type { MenuLink } from './site-settings.ts'

/** Main menu group in a native popover: works before hydration. */
export function Flyout({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const id = useId()
  const panel = useRef<HTMLUListElement>(null)
  const close = () => panel.current?.hidePopover()
  return (
    <div className="group">
      <button
        type="button"
        popoverTarget={id}
        className={classNames(navLinkClass, 'group-has-popover-open:after:scale-x-100')}
      >
        {label}
        <ChevronDown
          className="size-4 transition-[rotate] duration-(--steady) group-has-popover-open:rotate-180"
          aria-hidden="true"
        />
      </button>
      <ul
        ref={panel}
        id={id}
        popover="auto"
        className="inset-auto mt-2 w-76 rounded-xl bg-raised p-2 text-ink shadow-high inset-ring inset-ring-line open:animate-appear [position-area:bottom]"
      >
        {links.map(({ label: name, to, hint }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={close}
              className="block rounded-lg px-4 py-3 no-underline transition-colors duration-(--quick) hover:bg-leaf-soft"
            >
              <span className="block font-semibold">{name}</span>
              {hint ? <span className="block text-sm text-ink-soft">{hint}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
