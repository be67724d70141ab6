import { weekdayNames } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanRevision } from '@kostbar/contracts/nutritionplan/revision-schemas'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '../../lib/format.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { MealDifferences } from './editor/dialogs/difference-list.tsx'
import { revisionDifference } from './editor/state/revision-difference.ts'
import { texts } from './editor/texts.ts'

interface RevisionListProps {
  /** Owner of the plan. */
  readonly userId: string
  /** The list is loaded again when it changes. */
  readonly version?: unknown
  /** Id of the revision that is being undone. */
  readonly pendingId: string | undefined
  readonly onUndo: (revision: PlanRevision) => void
}

/** Revisions of a plan in the last 90 days; those that the viewer may undo have a button for it. */
export function RevisionList({ userId, version, pendingId, onUndo }: RevisionListProps) {
  const revisionsQuery = useCursorQuery(
    nutritionplan.revisions,
    { params: { userId }, query: {} },
    { key: version, placeholderData: keepPreviousData, staleTime: 0 },
  )
  return (
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
                  isPending={pendingId === revision.id}
                  onUndo={() => onUndo(revision)}
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
