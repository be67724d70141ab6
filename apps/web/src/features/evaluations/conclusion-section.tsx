import { clients } from '@kostbar/contracts/clients/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { conclusionLength } from '@kostbar/contracts/evaluations/limits'
import type { Evaluation, EvaluationDraft } from '@kostbar/contracts/evaluations/schemas'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call, query, useApiMutation } from '../../lib/api.ts'
import { useExternalValue } from '../../lib/external-store.ts'
import { formatDateTime } from '../../lib/format.ts'
import { saveOnLeave } from '../../lib/save-on-leave.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { type ConclusionStore, createConclusionStore } from './conclusion-store.ts'
import { texts } from './texts.ts'

interface ConclusionSectionProps {
  readonly userId: string
  /** First name of the member. */
  readonly name: string
  readonly number: number
  readonly draft: EvaluationDraft
  readonly published: Evaluation['published']
}

/**
 * Creates the store of a mounted editor: saves when the page is left and when the connection returns, and takes over
 * what another window saved.
 */
function useConclusion({ userId, number, draft }: ConclusionSectionProps): ConclusionStore {
  const queries = useQueryClient()
  const [store] = useState(() => {
    const { queryKey } = query(evaluations.get, { params: { userId }, query: { number: String(number) } })
    return createConclusionStore(draft, async ({ conclusion, rev }) => {
      const request = { params: { userId }, body: { number, rev, conclusion } }
      const saved = await call(evaluations.saveDraft, request, { keepalive: true })
      // The next visit starts with the cached draft.
      queries.setQueryData(queryKey, (cached) =>
        cached?.draft ? { ...cached, draft: { ...cached.draft, conclusion, ...saved } } : cached,
      )
      return saved
    })
  })
  useEffect(() => store.receive(draft), [store, draft])
  useEffect(() => {
    store.start()
    const stopSaving = saveOnLeave(() => void store.flush())
    return () => {
      stopSaving()
      // So that the next visit asks for the newest draft.
      void store.stop().finally(() => queries.invalidateQueries({ queryKey: [evaluations.get.path] }))
    }
  }, [store, queries])
  return store
}

/** Section to write the conclusion, saved while typing, and to publish the evaluation. */
export function ConclusionSection(props: ConclusionSectionProps) {
  const { userId, name, number, published } = props
  const store = useConclusion(props)
  const { conclusion, saveState, conflict } = useExternalValue(store, store.get, store.get())
  const [isAsking, setAsking] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const publish = useApiMutation(evaluations.publish, {
    refresh: [evaluations.get, evaluations.compare, protocol.get, documents.ofUser, clients.get, clients.list],
    onSuccess(_answer, { body: { rev } }) {
      store.published(rev + 1)
      setAsking(false)
      toast.success(texts.published)
    },
    onError(problem) {
      setAsking(false)
      toastProblem(problem)
    },
  })
  const openDialog = async () => {
    setMissing(conclusion.trim() === '')
    if (conclusion.trim() === '') {
      field.current?.focus()
      return
    }
    await store.flush()
    if (!store.get().conflict) setAsking(true)
  }
  const send = () => {
    const { conclusion: text, rev } = store.get()
    publish.mutate({ params: { userId }, body: { number, rev, conclusion: text.trim() } })
  }
  return (
    <PageSection id="zusammenfassung" title={texts.conclusion} text={texts.conclusionText}>
      <UnsavedGuard
        active={conflict !== null || saveState !== 'saved'}
        save={conflict === null && (saveState === 'unsaved' || saveState === 'saving') ? store.flush : undefined}
        searchParam="nummer"
      />
      {published ? (
        <div className="mb-5">
          <Notice>{texts.publishedAt(formatDateTime(published.publishedAt))}</Notice>
        </div>
      ) : null}
      {conflict ? (
        <div className="mb-5">
          <Notice tone="apricot">
            <p>{texts.changedElsewhere}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="sm" onClick={() => store.resolve(false)}>
                {texts.keepMine}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => store.resolve(true)}>
                {texts.takeTheirs}
              </Button>
            </div>
          </Notice>
        </div>
      ) : null}
      <TextArea
        ref={field}
        label={texts.conclusionLabel}
        maxLength={conclusionLength}
        className="min-h-48"
        value={conclusion}
        error={isMissing && conclusion.trim() === '' ? texts.conclusionMissing : undefined}
        onChange={(event) => store.type(event.target.value)}
        onBlur={() => void store.flush()}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <p className="flex items-center gap-1.5 text-sm text-ink-soft" data-save-state={saveState}>
          {saveState === 'saved' ? <Check className="size-4 text-leaf" aria-hidden="true" /> : null}
          {texts.saveStates[saveState]}
        </p>
        <Button pending={publish.isPending} onClick={() => void openDialog()}>
          {published ? texts.publishAgain : texts.publish}
        </Button>
      </div>
      {isAsking ? (
        <Dialog
          isOpen
          onOpenChange={() => setAsking(false)}
          pending={publish.isPending}
          title={texts.publishTitle}
          size="sm"
        >
          <p className="text-ink-soft">{texts.publishText(name)}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
            <Button autoFocus pending={publish.isPending} onClick={send}>
              {texts.publishConfirm}
            </Button>
            <Button variant="secondary" disabled={publish.isPending} onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </PageSection>
  )
}
