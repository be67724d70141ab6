import type { User } from '@kostbar/contracts/users/schemas'
import { MobileMenuAccount } from './mobile-menu-account.tsx'
import { MobileMenuEntry } from './mobile-menu-link.tsx'
import { texts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSiteSettings } from './use-site-settings.ts'

interface MobileMenuBodyProps {
  /** The signed-in user; null when signed out, undefined while unknown. */
  readonly user: User | null | undefined
  readonly close: () => void
}

/** Content of the mobile menu: account, main menu, theme. */
export function MobileMenuBody({ user, close }: MobileMenuBodyProps) {
  const { menu } = useSiteSettings()
  return (
    <div className="flex flex-1 flex-col gap-8">
      <MobileMenuAccount user={user} close={close} />
      <nav aria-label={texts.mainMenu}>
        <ul>
          {menu.map((item) => (
            <li key={item.label}>
              <MobileMenuEntry item={item} onFollow={close} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto">
        <ThemeSwitch />
      </div>
    </div>
  )
}
