import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { isAdmin } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { releaseLeaveGuards } from '../../lib/leave-guards.ts'
import { useUser } from '../../lib/session.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { useRefetched } from '../../lib/use-refetched.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import { newValues, valuesOf } from './form-values.ts'
import { texts } from './texts.ts'

interface ChallengeSlideOverProps {
  /** Id of the challenge to edit or repeat; undefined for a new one. */
  readonly id: string | undefined
  /** Creates a new challenge with the values of the given one. */
  readonly repeat: boolean
  readonly onClose: () => void
  /** Called with the id of the saved challenge. */
  readonly onSaved: (id: string) => void
}

/** Panel with the form to create, edit or repeat a challenge. */
export function ChallengeSlideOver({ id, repeat, onClose, onSaved }: ChallengeSlideOverProps) {
  const isNew = id === undefined || repeat
  const [isDirty, setDirty] = useState(false)
  const close = () => {
    releaseLeaveGuards()
    onClose()
  }
  const showSaved = (saved: string) => {
    releaseLeaveGuards()
    onSaved(saved)
  }
  const form = { onDirtyChange: setDirty, onClose: close, onSaved: showSaved }
  return (
    <SlideOver
      // The panel is already tied to the URL, which the back button changes.
      closesOnBack={false}
      isOpen
      onOpenChange={close}
      title={isNew ? texts.form.newTitle : texts.form.editTitle}
      // Unsaved input keeps the panel open when the backdrop is tapped.
      dismissable={!isDirty}
    >
      <UnsavedGuard active={isDirty} searchParam="formular" />
      {id === undefined ? <NewChallenge {...form} /> : <StoredChallenge id={id} repeat={repeat} {...form} />}
    </SlideOver>
  )
}

type FormCallbacks = Pick<ComponentProps<typeof ChallengeForm>, 'onDirtyChange' | 'onClose' | 'onSaved'>

function NewChallenge(callbacks: FormCallbacks) {
  const user = useUser()
  if (!user) return null
  return (
    <ChallengeForm
      values={newValues(user.trainer ? 'CLIENTS' : 'EVERYONE')}
      canChooseAudience={user.trainer && isAdmin(user)}
      {...callbacks}
    />
  )
}

interface StoredChallengeProps extends FormCallbacks {
  readonly id: string
  readonly repeat: boolean
}

function StoredChallenge({ id, repeat, ...callbacks }: StoredChallengeProps) {
  // Never from the cache: saving removes everybody whom the form does not list.
  const challengeQuery = useRefetched(
    useQuery({ ...query(challenges.get, { params: { id }, query: {} }), refetchOnMount: 'always' }),
  )
  return (
    <QueryView query={challengeQuery} errorTitle={texts.panel.failed} headingLevel={3} skeleton={<FormSkeleton />}>
      {(challenge) => (
        <ChallengeForm
          key={challenge.id}
          values={valuesOf(challenge, repeat)}
          {...(repeat ? {} : { challenge })}
          canChooseAudience={false}
          {...callbacks}
        />
      )}
    </QueryView>
  )
}

const FormSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-12 w-full rounded-md" />
    <Skeleton className="h-32 w-full rounded-md" />
    <Skeleton className="h-12 w-full rounded-md" />
  </SkeletonArea>
)
