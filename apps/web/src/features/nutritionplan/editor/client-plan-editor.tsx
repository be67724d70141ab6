import type { Answer } from '@kostbar/contracts/endpoint'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { printouts } from '@kostbar/contracts/printouts/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { PdfButton } from '../../../domain/printouts/pdf-button.tsx'
import { fullName } from '../../../domain/users/person.ts'
import { query, useApiMutation } from '../../../lib/api.ts'
import { useExternalValue } from '../../../lib/external-store.ts'
import { LazyConfirmDialog } from '../../../lib/lazy-dialog.tsx'
import { paths, userPath } from '../../../lib/paths.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { useRefetched } from '../../../lib/use-refetched.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts as planTexts } from '../texts.ts'
import { PublishDialog } from './dialogs/publish-dialog.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { SaveStatus } from './save-status.tsx'
import { draftBackend } from './state/plan-backends.ts'
import { storedWeek } from './state/plan-mapping.ts'
import type { PlanStore } from './state/plan-store.ts'
import { isEmptyWeek } from './state/plan-week.ts'
import { texts } from './texts.ts'
import { usePlanStore } from './use-plan-store.ts'

type PlanDraft = Answer<typeof nutritionplan.draft>

interface ClientPlanEditorProps {
  readonly userId: string
  /** Additional actions shown in the head of the editor. */
  readonly actions?: ReactNode
}

/** Editor of the draft of a client's plan, for their trainer and admins. */
export function ClientPlanEditor({ userId, actions }: ClientPlanEditorProps) {
  const userQuery = useQuery(query(users.get, { params: { id: userId } }))
  // Never from the cache: fetched at each opening, afterwards the store holds the state.
  const draftQuery = useRefetched(
    useQuery({
      ...query(nutritionplan.draft, { params: { userId } }),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always',
    }),
  )
  const skeleton = <EditorSkeleton title={texts.title} />
  return (
    <QueryView query={userQuery} errorTitle={texts.loadFailed} skeleton={skeleton}>
      {(user) => (
        <QueryView query={draftQuery} errorTitle={texts.loadFailed} skeleton={skeleton}>
          {(draft) => <LoadedEditor user={user} draft={draft} actions={actions} />}
        </QueryView>
      )}
    </QueryView>
  )
}

interface LoadedEditorProps {
  readonly user: User
  readonly draft: PlanDraft
  readonly actions: ReactNode
}

function LoadedEditor({ user, draft, actions }: LoadedEditorProps) {
  const { id: userId, firstName } = user
  const plan = usePlanStore(storedWeek(draft.days), () => draftBackend(userId))
  const targets = useCallback((day: Parameters<typeof targetsOn>[1]) => targetsOn(user, day), [user])
  return (
    <PlanEditor
      userId={userId}
      clientName={firstName}
      plan={plan}
      targetsOn={targets}
      head={<DraftHead user={user} draft={draft} plan={plan} actions={actions} />}
    />
  )
}

/** Whether there are unreleased changes: a stored draft, or changes since the editor was opened. */
function useHasDraft(plan: PlanStore, draft: PlanDraft) {
  const [draftEndedAt, setDraftEndedAt] = useState<string | null>(null)
  const read = () => plan.get()
  const { savedAt, saveState } = useExternalValue(plan, read, read())
  const isSavedSince = savedAt !== null && (draftEndedAt === null || savedAt > draftEndedAt)
  return {
    hasDraft: (draft.exists && draftEndedAt === null) || isSavedSince || saveState !== 'saved',
    /** Call after a release or a discard: no unreleased changes are left. */
    endDraft: () => setDraftEndedAt(new Date().toISOString()),
  }
}

function DraftHead({ user, draft, plan, actions }: LoadedEditorProps & { readonly plan: PlanStore }) {
  const { id: userId, firstName } = user
  const [dialog, setDialog] = useState<'publish' | 'discard'>()
  const { hasDraft, endDraft } = useHasDraft(plan, draft)
  const queries = useQueryClient()
  const close = () => setDialog(undefined)
  const discard = useApiMutation(nutritionplan.discardDraft, {
    onSuccess: () => void plan.reset(texts.steps.discard).then(endDraft).catch(toastProblem).finally(close),
    onError: (problem) => {
      close()
      toastProblem(problem)
    },
  })
  const openPublish = async () => {
    await plan.flush()
    if (plan.isSaved()) setDialog('publish')
    else toast.error(texts.publishUnsaved)
  }
  const isEmpty = isEmptyWeek(plan.week())
  return (
    <header className="mb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <BackLink to={userPath(paths.user, userId)}>{fullName(user)}</BackLink>
        <h1 className="text-2xl">{texts.title}</h1>
        {hasDraft ? (
          <Badge tone="apricot">{texts.draft}</Badge>
        ) : (
          <Badge tone={isEmpty ? 'quiet' : 'leaf'}>{isEmpty ? texts.empty : texts.released}</Badge>
        )}
        <SaveStatus />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:ml-auto sm:justify-end">
          {isEmpty ? null : actions}
          {hasDraft ? (
            <Button variant="quiet" onClick={() => setDialog('discard')}>
              {texts.discard}
            </Button>
          ) : isEmpty ? null : (
            <PdfButton
              endpoint={printouts.week}
              request={{ params: { userId } }}
              fileName={planTexts.fileName}
              person={firstName}
            />
          )}
          <Button disabled={!hasDraft} onClick={() => void openPublish()}>
            {texts.publish}
          </Button>
        </div>
      </div>
      {hasDraft ? <p className="text-sm text-ink-soft max-sm:mt-2">{texts.draftHint(firstName)}</p> : null}
      {dialog === 'publish' ? (
        <PublishDialog
          userId={userId}
          name={firstName}
          onPublished={() => {
            endDraft()
            close()
            // For the new versions of the released days. Where this fails, the next save loads them.
            void plan.reload(texts.steps.adopted, false).catch(() => undefined)
            void queries.invalidateQueries({ queryKey: [nutritionplan.ofUser.path] })
            toast.success(texts.published(firstName))
          }}
          onClose={close}
        />
      ) : null}
      {dialog === 'discard' ? (
        <LazyConfirmDialog
          title={texts.discardTitle}
          text={texts.discardText(firstName)}
          confirmLabel={texts.discard}
          pending={discard.isPending}
          onConfirm={() => void plan.flush().then(() => discard.mutate({ params: { userId } }))}
          onClose={close}
        />
      ) : null}
    </header>
  )
}
