import type { User } from '@kostbar/contracts/users/schemas'
import { LogOut } from 'lucide-react'
import { useSignOutAndLeave } from '../../domain/sign-out/use-sign-out-and-leave.ts'
import { fullName } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { accountEntries, profileEntries } from './account-entries.ts'
import { MobileMenuLink } from './mobile-menu-link.tsx'
import { texts } from './texts.ts'

interface MobileMenuAccountProps {
  /** The signed-in user; null when signed out, undefined while unknown. */
  readonly user: User | null | undefined
  readonly close: () => void
}

/** Account part of the mobile menu: the user's pages, or a sign-in link. */
export function MobileMenuAccount({ user, close }: MobileMenuAccountProps) {
  if (user === undefined) return <Skeleton className="h-16 w-full" />
  if (user) return <SignedIn user={user} close={close} />
  return (
    <ButtonLink to={paths.login} size="lg" wide onClick={close}>
      {texts.signIn}
    </ButtonLink>
  )
}

function SignedIn({ user, close }: { user: User; close: () => void }) {
  const { signOut, dialog } = useSignOutAndLeave()
  return (
    <div>
      <div className="flex items-center gap-4 rounded-xl bg-sage p-4">
        <Avatar name={fullName(user)} picture={user.profileImage} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{fullName(user)}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">{user.email}</p>
        </div>
      </div>
      <nav aria-label={texts.account} className="mt-4">
        <ul>
          {accountEntries(user).map((entry) => (
            <li key={entry.to}>
              <MobileMenuLink {...entry} onFollow={close} />
              {entry.to === paths.profile ? (
                <ul>
                  {profileEntries(user).map((child) => (
                    <li key={child.to}>
                      <MobileMenuLink {...child} inset onFollow={close} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          wide
          className="mt-4"
          onClick={() => {
            close()
            void signOut()
          }}
        >
          <LogOut className="size-5" aria-hidden="true" />
          {texts.signOut}
        </Button>
      </nav>
      {dialog}
    </div>
  )
}
