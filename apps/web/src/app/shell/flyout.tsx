import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import type { MenuLink } from './menu.ts'
import { navLinkClass } from './nav-link-class.ts'
import { useDisclosure } from './use-disclosure.ts'

/** A group of the main menu that opens under its button. */
export function Flyout({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const { open, close, root, button, panel } = useDisclosure()
  return (
    <div ref={root} className="relative">
      <button type="button" {...button} className={navLinkClass}>
        {label}
        <ChevronDown
          className={classNames('size-4 transition-[rotate] duration-(--steady)', open && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <ul
        {...panel}
        className="absolute top-full left-1/2 mt-2 w-76 -translate-x-1/2 animate-appear rounded-xl bg-raised p-2 shadow-high inset-ring inset-ring-line"
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
