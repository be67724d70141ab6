import { clients } from '@kostbar/contracts/clients/endpoints'
import { goalLength, privateNoteLength, tagLength, tagsMax } from '@kostbar/contracts/clients/limits'
import type { ClientDetails } from '@kostbar/contracts/clients/schemas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { formatShortDate } from '../../../lib/format.ts'
import { ProblemError } from '../../../lib/problem-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { TagInput } from '../../../ui/tag-input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { answerText, daysAgoText } from '../due-text.ts'
import { texts as listTexts } from '../texts.ts'
import { panelTexts as texts } from './texts.ts'
import { useAutosave } from './use-autosave.ts'

/**
 * Trainer's data about a client (goal, tags, private note), saved while typing. Empty if the user is not the viewer's
 * client.
 */
export function ClientPanel({ userId }: { userId: string }) {
  const detailsQuery = useQuery({ ...query(clients.get, { params: { id: userId } }), retry: false })
  const { error } = detailsQuery
  if (error instanceof ProblemError && (error.code === 'not_found' || error.code === 'forbidden')) return null
  return (
    // What the trainer alone may read is not on a page that is handed over.
    <Card as="section" aria-label={texts.title} className="self-start print:hidden">
      <h2 className="mb-3 text-xl">{texts.title}</h2>
      <QueryView query={detailsQuery} errorTitle={texts.failed} headingLevel={3} skeleton={<PanelSkeleton />}>
        {(details) => <Details key={details.id} details={details} />}
      </QueryView>
    </Card>
  )
}

const PanelSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-24 w-full rounded-md" />
    <Skeleton className="h-32 w-full rounded-md" />
  </SkeletonArea>
)

function Facts({ details }: { details: ClientDetails }) {
  const { status, origin, answer, lastActiveAt, startedAt } = details
  const rows: [string, string][] = [
    [texts.answer, answer ? (answerText(answer) ?? texts.stopped) : texts.nothingOpen],
    [texts.activity, lastActiveAt ? daysAgoText(lastActiveAt) : listTexts.never],
    [texts.since, formatShortDate(startedAt)],
  ]
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone={status === 'ACTIVE' ? 'leaf' : 'quiet'}>{listTexts.status[status]}</Badge>
        {origin === 'ASSIGNED' ? <Badge>{texts.assigned}</Badge> : null}
      </p>
      <dl className="mt-3 mb-5 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Details({ details }: { details: ClientDetails }) {
  const { values, change, state } = useAutosave(details)
  const { data } = useQuery({ ...query(clients.list, { query: {} }), select: ({ tags }) => tags })
  const isReadOnly = details.isReadOnly
  return (
    <>
      <Facts details={details} />
      {isReadOnly ? (
        <div className="mb-4">
          <Notice tone="apricot">{texts.readOnly}</Notice>
        </div>
      ) : null}
      <fieldset disabled={isReadOnly} className="flex flex-col gap-2">
        <legend className="sr-only">{texts.title}</legend>
        <TagInput
          label={texts.tags}
          tags={values.tags}
          suggestions={data ?? []}
          max={tagsMax}
          maxLength={tagLength}
          onChange={(tags) => change({ tags: [...tags] })}
        />
        <TextArea
          label={texts.goal}
          optional
          rows={2}
          maxLength={goalLength}
          className="min-h-20"
          value={values.goal}
          onChange={({ target }) => change({ goal: target.value })}
        />
        <TextField
          label={texts.review}
          optional
          type="date"
          value={values.nextReviewAt ?? ''}
          onChange={({ target }) => change({ nextReviewAt: target.value || null })}
        />
        <div className="mb-5">
          <Checkbox
            label={texts.allowSwaps}
            description={texts.allowSwapsHint}
            checked={values.allowSwaps}
            onChange={({ target }) => change({ allowSwaps: target.checked })}
          />
        </div>
        {values.privateNote === null ? (
          <p className="text-sm text-ink-soft">{texts.noConsent}</p>
        ) : (
          <TextArea
            label={texts.privateNote}
            optional
            description={texts.privateHint}
            rows={5}
            maxLength={privateNoteLength}
            value={values.privateNote}
            onChange={({ target }) => change({ privateNote: target.value })}
          />
        )}
      </fieldset>
      <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
        {texts.saveState[state]}
      </p>
    </>
  )
}
