import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { SavedReplyMenu } from '../domain/saved-replies/saved-reply-menu.tsx'
import { isAdmin } from '../domain/users/person.ts'
import { UserAnamnesis } from '../features/anamnesis/user-anamnesis.tsx'
import { CareProfileSection } from '../features/care-profile/care-profile-section.tsx'
import { UserCheckIns } from '../features/check-ins/user-check-ins.tsx'
import { DayHistory } from '../features/day-log/day-history.tsx'
import { WeekFigures } from '../features/day-log/week-figures.tsx'
import { UserDocuments } from '../features/documents/user-documents.tsx'
import { UserProtocol } from '../features/evaluations/user-protocol.tsx'
import { UserTargets } from '../features/macros/user-targets.tsx'
import { UserTargetsPage } from '../features/macros/user-targets-page.tsx'
import { LatestMeasures } from '../features/measures/latest-measures.tsx'
import { UserProgress } from '../features/measures/user-progress.tsx'
import { Thread } from '../features/messages/thread.tsx'
import { UserNotes } from '../features/notes/user-notes.tsx'
import { ProgressPhotos } from '../features/photos/progress-photos.tsx'
import { UserRecipes } from '../features/recipes/user-recipes.tsx'
import { UserSuggestions } from '../features/shopping/user-suggestions.tsx'
import { VerifyTrainer } from '../features/trainers/verify-trainer.tsx'
import { AboutUser } from '../features/users/about-user.tsx'
import { UserLinks } from '../features/workout/user-links.tsx'
import { query } from '../lib/api.ts'
import { useUser } from '../lib/session.ts'
import { useShortcuts } from '../lib/use-shortcuts.ts'

/** User id from the URL; the layout has loaded this user already. */
const useUserId = () => useParams().id ?? ''

/** Staff page with a user's data and targets. */
export function UserOverviewPage() {
  const { data } = useQuery(query(users.get, { params: { id: useUserId() } }))
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

/** Staff page with a user's anamnesis. */
export function UserAnamnesisPage() {
  const id = useUserId()
  const { data } = useQuery(query(users.get, { params: { id } }))
  const viewer = useUser()
  return data ? <UserAnamnesis userId={id} name={data.firstName} isTrainer={viewer?.trainer ?? false} /> : null
}

/** Staff page with a user's protocols and their evaluation. */
export function UserProtocolPage() {
  const id = useUserId()
  const { data } = useQuery(query(users.get, { params: { id } }))
  return data ? <UserProtocol userId={id} name={data.firstName} /> : null
}

/** Staff page with a user's weekly check-ins. */
export function UserCheckInsPage() {
  const id = useUserId()
  const { data } = useQuery(query(users.get, { params: { id } }))
  const viewer = useUser()
  return data ? (
    <UserCheckIns
      userId={id}
      name={data.firstName}
      isTrainer={viewer?.trainer ?? false}
      figures={(until) => <WeekFigures userId={id} until={until} />}
    />
  ) : null
}

/** Staff page with a user's targets. */
export const UserTargetsTab = () => <UserTargetsPage userId={useUserId()} />

/** Staff page with a user's body measures, recorded days and progress photos over time. */
export function UserProgressPage() {
  const userId = useUserId()
  return (
    <>
      <UserProgress userId={userId} />
      <DayHistory userId={userId} isOwn={false} />
      <ProgressPhotos userId={userId} isOwn={false} />
    </>
  )
}

/** Staff page with a user's documents. */
export const UserDocumentsPage = () => <UserDocuments userId={useUserId()} />

/** Staff page with a user's workout links. */
export const UserTrainingPage = () => <UserLinks userId={useUserId()} />

/** Staff page with the recipes a user may see. */
export const UserRecipesPage = () => <UserRecipes userId={useUserId()} />

/** Staff page with a user's notes. */
export const UserNotesPage = () => <UserNotes userId={useUserId()} />

/** Staff page with suggestions for a user's shopping list. */
export const UserShoppingPage = () => <UserSuggestions userId={useUserId()} />

/** Staff page with the thread of a user and their trainer: the trainer writes, an admin who gave a reason reads. */
export function UserMessagesPage() {
  const viewer = useUser()
  const field = useRef<HTMLTextAreaElement>(null)
  useShortcuts({ r: () => field.current?.focus() })
  return (
    <Thread
      userId={useUserId()}
      viewer={viewer?.trainer ? 'trainer' : 'reader'}
      fieldRef={field}
      tools={(insert) => <SavedReplyMenu onInsert={insert} focusField={() => field.current?.focus()} />}
      className="h-[36rem] max-h-[75svh]"
    />
  )
}
