import type { User } from '@kostbar/contracts/users'
import { LogOut, UserRound, UsersRound } from 'lucide-react'
import { RouterProvider } from 'react-aria-components'
import { Button } from 'react-aria-components/Button'
import { useHref, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { accountEntries, fullName } from './account-entries.ts'
import { texts } from './texts.ts'
import { useLeave } from './use-leave.ts'

const icons: Record<string, typeof UserRound> = { [paths.profile]: UserRound, [paths.userManagement]: UsersRound }

/** The avatar with its dropdown. Brings React Aria with it, so it is loaded once somebody is signed in. */
export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const leave = useLeave()
  const links = accountEntries(user).map(({ label, to }) => {
    const Icon = icons[to] ?? UserRound
    return { id: to, label, href: to, icon: <Icon aria-hidden="true" /> }
  })
  return (
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Menu
        label={texts.account}
        trigger={
          <Button className="rounded-full transition-shadow duration-(--quick) hover:ring-4 hover:ring-leaf-soft aria-expanded:ring-4 aria-expanded:ring-leaf-soft">
            <Avatar name={fullName(user)} picture={user.profileImage} />
            <VisuallyHidden>
              {texts.account}: {fullName(user)}
            </VisuallyHidden>
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
