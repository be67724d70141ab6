import { isStaff } from '../domain/users/person.ts'
import { DayHistory } from '../features/day-log/day-history.tsx'
import { MyProgressPage as MyMeasures } from '../features/measures/my-progress-page.tsx'
import { ProgressPhotos } from '../features/photos/progress-photos.tsx'
import { LoadInOrder } from '../lib/load-in-order.tsx'
import { useUser } from '../lib/session.ts'

/** Page with the member's body measures, recorded days and progress photos. */
export function MyProgressPage() {
  const user = useUser()
  return (
    <LoadInOrder>
      <MyMeasures />
      {user && !isStaff(user) ? <DayHistory userId={user.id} isOwn /> : null}
      {user ? <ProgressPhotos userId={user.id} isOwn /> : null}
    </LoadInOrder>
  )
}
