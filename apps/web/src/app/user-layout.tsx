import { useParams } from 'react-router-dom'
import { ClientNeighbours } from '../features/clients/panel/client-neighbours.tsx'
import { ClientPanel } from '../features/clients/panel/client-panel.tsx'
import { UserPage } from '../features/users/user-page.tsx'
import { useUser } from '../lib/session.ts'

/** Layout of a user's pages; for trainers with a side panel about the client and links to their other clients. */
export function UserLayout() {
  const { id = '' } = useParams()
  const isTrainer = useUser()?.trainer ?? false
  return isTrainer ? (
    <UserPage navigation={<ClientNeighbours userId={id} />} aside={<ClientPanel key={id} userId={id} />} />
  ) : (
    <UserPage />
  )
}
