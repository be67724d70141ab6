import { NavLink } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import type { MenuItem, MenuLink } from './menu.ts'

/** A big line of the phone's menu; `inset` for pages inside another. */
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

/** An entry of the main menu: a link, or a group's name with its links below. */
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
