import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isAdmin } from '../domain/users/person.ts'
import { UserAnamnesis } from '../features/anamnesis/user-anamnesis.tsx'
import { CareProfileSection } from '../features/care-profile/care-profile-section.tsx'
import { UserDocuments } from '../features/documents/user-documents.tsx'
import { UserTargets } from '../features/macros/user-targets.tsx'
import { UserTargetsPage } from '../features/macros/user-targets-page.tsx'
import { LatestMeasures } from '../features/measures/latest-measures.tsx'
import { UserProgress } from '../features/measures/user-progress.tsx'
import { Thread } from '../features/messages/thread.tsx'
import { UserNotes } from '../features/notes/user-notes.tsx'
import { UserRecipes } from '../features/recipes/user-recipes.tsx'
import { UserSuggestions } from '../features/shopping/user-suggestions.tsx'
import { VerifyTrainer } from '../features/trainers/verify-trainer.tsx'
import { AboutUser } from '../features/users/about-user.tsx'
import { UserLinks } from '../features/workout/user-links.tsx'
import { query } from '../lib/api.ts'
import { useUser } from '../lib/session.ts'

/** Id of the user in the URL; the layout has loaded the user. */
const useUserId = () => useParams().id ?? ''

/** A user's data and targets, for staff. */
export function UserOverviewPage() {
  const { data } = useQuery(query(users.one, { params: { id: useUserId() } }))
  const viewer = useUser()
  return data ? (
    <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-2">
      <AboutUser user={data} />
      {data.trainer && viewer && isAdmin(viewer) ? <VerifyTrainer userId={data.id} /> : <UserTargets user={data} />}
      <CareProfileSection id="ernaehrungsprofil" userId={data.id} isOwn={false} />
      <LatestMeasures userId={data.id} />
    </div>
  ) : null
}

/** A user's anamnesis, for staff. */
export function UserAnamnesisPage() {
  const id = useUserId()
  const { data } = useQuery(query(users.one, { params: { id } }))
  const viewer = useUser()
  return data ? <UserAnamnesis userId={id} name={data.firstName} isTrainer={viewer?.trainer ?? false} /> : null
}
/** A user's targets, for staff. */
export const UserTargetsTab = () => <UserTargetsPage userId={useUserId()} />

/** A user's body measures over time, for staff. */
export const UserProgressPage = () => <UserProgress userId={useUserId()} />

/** A user's documents, for staff. */
export const UserDocumentsPage = () => <UserDocuments userId={useUserId()} />

/** A user's training links, for staff. */
export const UserTrainingPage = () => <UserLinks userId={useUserId()} />

/** The recipes a user may see, for staff. */
export const UserRecipesPage = () => <UserRecipes userId={useUserId()} />

/** A user's notes, for staff. */
export const UserNotesPage = () => <UserNotes userId={useUserId()} />

/** Suggestions for a user's shopping list, for staff. */
export const UserShoppingPage = () => <UserSuggestions userId={useUserId()} />

/** The messages between a user and their trainer: the trainer writes, an admin with a reason reads. */
export function UserMessagesPage() {
  const viewer = useUser()
  return (
    <Thread userId={useUserId()} viewer={viewer?.trainer ? 'trainer' : 'reader'} className="h-[36rem] max-h-[75svh]" />
  )
}
