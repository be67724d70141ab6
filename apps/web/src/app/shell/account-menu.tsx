import type { User } from '@kostbar/contracts/users/schemas'
import { LogOut, type LucideIcon, MessageCircle, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Button } from 'react-aria-components/Button'
import { useHref, useNavigate } from 'react-router-dom'
import { useSignOutAndLeave } from '../../domain/sign-out/use-sign-out-and-leave.ts'
import { fullName } from '../../domain/users/person.ts'
import { staffIcons } from '../../domain/users/staff-icons.ts'
import { paths } from '../../lib/paths.ts'
import { Menu } from '../../ui/menu.tsx'
import { AccountAvatar, accountButtonClass } from './account-avatar.tsx'
import { accountEntries } from './account-entries.ts'
import { texts } from './texts.ts'

const icons: Readonly<Record<string, LucideIcon>> = { ...staffIcons, [paths.inbox]: MessageCircle }

/** The account button with its open dropdown. Lazy, because it needs React Aria. */
export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const { signOut, dialog } = useSignOutAndLeave()
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focus has moved while the menu was loading: do not open it.
    if (document.activeElement !== document.body) return
    // The trigger replaces the button that was clicked: it takes over the focus and opens. Closing the menu returns the
    // focus to it.
    trigger.current?.focus()
    trigger.current?.click()
  }, [])
  const links = accountEntries(user).map(({ label, to }) => {
    const Icon = icons[to] ?? UserRound
    return { id: to, label, href: to, icon: <Icon aria-hidden="true" /> }
  })
  return (
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Menu
        label={texts.account}
        trigger={
          <Button ref={trigger} className={accountButtonClass}>
            <AccountAvatar user={user} />
          </Button>
        }
        head={
          <div className="mb-1 px-3 pt-2 pb-3 shadow-[inset_0_-1px_var(--line)]">
            <p className="font-semibold wrap-anywhere">{fullName(user)}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">{user.email}</p>
          </div>
        }
        entries={[
          ...links,
          { id: 'sign-out', label: texts.signOut, icon: <LogOut aria-hidden="true" />, onAction: signOut },
        ]}
      />
      {dialog}
    </RouterProvider>
  )
}
