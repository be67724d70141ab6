import { Link } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AccountButton } from './account-button.tsx'
import { texts } from './texts.ts'

/** Right end of the header: sign-in link or account button. */
export function Account() {
  const { state, user } = useSession()
  // Before hydration and without JavaScript, the avatar is a link to the profile.
  const isHydrated = useHydrated()
  if (state === 'out') {
    return (
      <ButtonLink to={paths.login} size="sm" className="min-w-0 px-[min(0.75rem,3vw)] wrap-anywhere max-[22rem]:hidden">
        {texts.signIn}
      </ButtonLink>
    )
  }
  if (state === 'unknown') return <Skeleton className="hidden size-11 rounded-full lg:block" />
  return (
    <div className="hidden lg:block">
      {isHydrated ? (
        <AccountButton user={user} />
      ) : (
        <Link to={paths.profile} className="block rounded-full">
          <Avatar name={fullName(user)} picture={user.profileImage} />
          <VisuallyHidden>{texts.profile}</VisuallyHidden>
        </Link>
      )}
    </div>
  )
}
