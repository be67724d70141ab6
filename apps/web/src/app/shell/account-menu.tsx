import type { User } from '@kostbar/contracts/users/schemas'
import { Contact, LogOut, UserRound, UsersRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Button } from 'react-aria-components/Button'
import { useHref, useNavigate } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { Menu } from '../../ui/menu.tsx'
import { accountEntries } from './account-entries.ts'
import { AccountFace, accountButtonClass } from './account-face.tsx'
import { texts } from './texts.ts'
import { useLeave } from './use-leave.ts'

const icons: Record<string, typeof UserRound> = {
  [paths.profile]: UserRound,
  [paths.clientManagement]: Contact,
  [paths.userManagement]: UsersRound,
}

/** The avatar with its dropdown, open. Brings React Aria with it, so it is loaded when its button was pressed. */
export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const leave = useLeave()
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever has moved on while its code was on the way is left alone.
    if (document.activeElement !== document.body) return
    // It takes the place of the button that was pressed. The focus comes back to it when the menu closes.
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
            <AccountFace user={user} />
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
          { id: 'sign-out', label: texts.signOut, icon: <LogOut aria-hidden="true" />, onAction: leave },
        ]}
      />
    </RouterProvider>
  )
}
