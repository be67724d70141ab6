import { weekdayNames } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanRevision } from '@kostbar/contracts/nutritionplan/revision-schemas'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { AllergenReasonDialog } from '../../../../domain/conflicts/allergen-reason-dialog.tsx'
import { formatDateTime } from '../../../../lib/format.ts'
import { useCursorQuery } from '../../../../lib/use-cursor-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LoadMore } from '../../../../ui/load-more.tsx'
import { QueryView } from '../../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { MealDifferences } from '../dialogs/difference-list.tsx'
import { RefusedUndoDialog } from '../dialogs/refused-undo-dialog.tsx'
import { useEditor, usePlanValue } from '../editor-context.ts'
import { revisionDifference } from '../state/revision-difference.ts'
import { texts } from '../texts.ts'
import { useUndoRevision } from './use-undo-revision.ts'

/** Panel with the revisions of the last 90 days; each can be undone unless a later change touched the same meals. */
export function RevisionsPanel() {
  const { userId } = useEditor()
  // As a key, so that the list is refetched after each save.
  const savedAt = usePlanValue((snapshot) => snapshot.savedAt)
  const revisionsQuery = useCursorQuery(
    nutritionplan.revisions,
    { params: { userId }, query: {} },
    { key: savedAt, placeholderData: keepPreviousData, staleTime: 0 },
  )
  const [refused, setRefused] = useState<PlanRevision>()
  const undo = useUndoRevision(setRefused)
  return (
    <section aria-label={texts.revisions} className="min-h-0 flex-1 overflow-y-auto text-sm">
      <QueryView
        query={revisionsQuery}
        errorTitle={texts.revisionsFailed}
        headingLevel={3}
        skeleton={<RevisionsSkeleton />}
      >
        {(items) =>
          items.length > 0 ? (
            <>
              <ol className="divide-y divide-line">
                {items.map((revision) => (
                  <Revision
                    key={revision.id}
                    revision={revision}
                    isPending={undo.pendingId === revision.id}
                    onUndo={() => undo.start(revision)}
                  />
                ))}
              </ol>
              <LoadMore query={revisionsQuery} label={texts.olderRevisions} />
            </>
          ) : (
            <p className="py-4 text-ink-soft">{texts.noRevisions}</p>
          )
        }
      </QueryView>
      {undo.conflicts ? (
        <AllergenReasonDialog
          conflicts={undo.conflicts}
          isPending={undo.pendingId !== undefined}
          onConfirm={undo.confirm}
          onClose={undo.cancel}
        />
      ) : null}
      {refused ? <RefusedUndoDialog revision={refused} onClose={() => setRefused(undefined)} /> : null}
    </section>
  )
}

interface RevisionProps {
  readonly revision: PlanRevision
  readonly isPending: boolean
  readonly onUndo: () => void
}

function Revision({ revision, isPending, onUndo }: RevisionProps) {
  const { cause, author, createdAt, draft, undoneAt, mayUndo, switches } = revision
  const what = texts.causes[cause]
  const when = formatDateTime(createdAt)
  const days = revisionDifference(revision, texts.unknownItem)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {what}
        {draft ? <Badge tone="apricot">{texts.inDraft}</Badge> : null}
        {undoneAt ? <Badge>{texts.revisionUndone}</Badge> : null}
      </p>
      <p className="text-xs text-ink-soft">
        {author ?? texts.formerAccount}, <time dateTime={createdAt}>{when}</time>
      </p>
      <ul className="mt-1">
        {switches.map(({ meal, enabled }) => (
          <li key={meal}>{(enabled ? texts.switchedOn : texts.switchedOff)([meal])}</li>
        ))}
      </ul>
      {days.length > 0 ? (
        <details className="mt-1">
          <summary className="min-h-6 cursor-pointer text-ink-soft hover:text-ink">
            {texts.changedMeals(
              days.flatMap(({ day, meals }) => meals.map(({ meal }) => texts.slotName({ day, meal }))),
            )}
          </summary>
          {days.map(({ day, meals }) => (
            <div key={day} className="mt-1">
              <h4 className="text-sm font-semibold">{weekdayNames[day]}</h4>
              <MealDifferences meals={meals} />
            </div>
          ))}
        </details>
      ) : null}
      {mayUndo && !undoneAt ? (
        <Button
          size="sm"
          variant="quiet"
          className="mt-1 -ml-3"
          pending={isPending}
          onClick={onUndo}
          aria-label={texts.undoRevisionNamed(`${what}, ${when}`)}
        >
          {texts.undoRevision}
        </Button>
      ) : null}
    </li>
  )
}

const RevisionsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} className="h-14 w-full rounded-md" />
    ))}
  </SkeletonArea>
)
