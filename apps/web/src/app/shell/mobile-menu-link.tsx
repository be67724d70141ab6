import { NavLink } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import type { MenuItem, MenuLink } from './site-settings.ts'

/** Link in the mobile menu; `inset` for subpages. */
export const MobileMenuLink = ({
  label,
  to,
  inset,
  onFollow,
}: MenuLink & { inset?: boolean; onFollow: () => void }) => (
  <NavLink
    to={to}
    end
    onClick={onFollow}
    className={classNames(
      'flex min-h-12 items-center rounded-md no-underline hover:bg-sage',
      inset ? 'pl-4 text-base font-medium text-ink-soft' : 'font-display text-xl',
    )}
  >
    {label}
  </NavLink>
)

/** Main menu entry in the mobile menu: a link, or a group with its links. */
export function MobileMenuEntry({ item, onFollow }: { item: MenuItem; onFollow: () => void }) {
  if (!('links' in item)) return <MobileMenuLink {...item} onFollow={onFollow} />
  return (
    <>
      <p className="flex min-h-12 items-center font-display text-xl">{item.label}</p>
      <ul>
        {item.links.map((link) => (
          <li key={link.to}>
            <MobileMenuLink {...link} inset onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  )
}
