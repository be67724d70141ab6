import { useParams } from 'react-router-dom'
import { ClientNeighbours } from '../features/clients/panel/client-neighbours.tsx'
import { ClientPanel } from '../features/clients/panel/client-panel.tsx'
import { UserPage } from '../features/users/user-page.tsx'
import { useUser } from '../lib/session.ts'

/** A user's pages: with what their trainer keeps about them beside, and the way to the trainer's other clients. */
export function UserLayout() {
  const { id = '' } = useParams()
  const isTrainer = useUser()?.trainer ?? false
  return isTrainer ? (
    <UserPage navigation={<ClientNeighbours userId={id} />} aside={<ClientPanel key={id} userId={id} />} />
  ) : (
    <UserPage />
  )
}
