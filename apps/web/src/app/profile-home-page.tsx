import { TargetsCard } from '../features/macros/targets-card.tsx'
import { ProfileHome } from '../features/profile/profile-home.tsx'
import { UsefulLinks } from '../features/workout/useful-links.tsx'
import { useUser } from '../lib/session.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Where members arrive. */
export function ProfileHomePage() {
  const user = useUser()
  return (
    <ProfileHome
      targets={user ? <TargetsCard user={user} /> : <Skeleton className="h-72 w-full rounded-xl" />}
      links={
        // Beside the page where there is room for it.
        <Card className="lg:hidden">
          <UsefulLinks />
        </Card>
      }
    />
  )
}
