import { weekdays } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/override-schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AllergenReasonDialog } from '../../../../domain/conflicts/allergen-reason-dialog.tsx'
import { allergenConflictsOf, overrideInputs } from '../../../../domain/conflicts/override-input.ts'
import { call, useApiMutation } from '../../../../lib/api.ts'
import { toastProblem } from '../../../../lib/toast-problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogFooter } from '../../../../ui/dialog-footer.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { QueryView } from '../../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { storedWeek, versionList } from '../state/plan-mapping.ts'
import { isEmptyWeek } from '../state/plan-week.ts'
import { isEmptyDifference, weekDifference } from '../state/week-difference.ts'
import { texts } from '../texts.ts'
import { WeekDifferences } from './difference-list.tsx'

/** Focuses the button without scrolling: the changes are read from the first one on, and the button stays in view. */
const focusInPlace = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true })

interface PublishDialogProps {
  readonly userId: string
  readonly name: string
  readonly onPublished: () => void
  readonly onClose: () => void
}

/**
 * Dialog to release the draft: shows the changes for the client, freshly read from the API, and releases exactly those.
 */
export function PublishDialog({ userId, name, onPublished, onClose }: PublishDialogProps) {
  const [isChanged, setIsChanged] = useState(false)
  const [conflicts, setConflicts] = useState<readonly AllergenConflict[]>([])
  const params = { userId }
  const comparison = useQuery({
    queryKey: [nutritionplan.draft.path, 'comparison', userId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [draft, released] = await Promise.all([
        call(nutritionplan.draft, { params }, { signal }),
        call(nutritionplan.ofUser, { params }, { signal }),
      ])
      const [before, after] = [storedWeek(released), storedWeek(draft.days)]
      return {
        draft: draft.version,
        released: versionList(before.versions),
        isFirst: isEmptyWeek(before.week),
        difference: weekDifference(before.week, after.week),
        /** Days that the client changed after the draft was started. */
        overtaken: weekdays.filter((_, index) => {
          const base = draft.base[index]
          return base !== null && base !== undefined && base !== draft.released[index]
        }),
      }
    },
  })
  const publish = useApiMutation(nutritionplan.publish, {
    refresh: nutritionplan.ofUser,
    onSuccess: onPublished,
    onError: (problem) => {
      const needed = allergenConflictsOf(problem)
      if (needed.length > 0) setConflicts(needed)
      else if (problem.code === 'changed_meanwhile') {
        setIsChanged(true)
        void comparison.refetch()
      } else toastProblem(problem)
    },
  })
  const { data } = comparison
  const go = (reason?: string) => {
    if (!data) return
    const overrides = overrideInputs(conflicts, reason)
    setConflicts([])
    publish.mutate({ params, body: { draft: data.draft, released: data.released, overrides } })
  }
  if (conflicts.length > 0)
    return <AllergenReasonDialog conflicts={conflicts} isPending={publish.isPending} onConfirm={go} onClose={onClose} />
  return (
    <Dialog isOpen onOpenChange={onClose} pending={publish.isPending} title={texts.publishTitle} size="lg">
      {isChanged ? (
        <div className="mb-4">
          <Notice tone="apricot">{texts.publishChanged}</Notice>
        </div>
      ) : null}
      <QueryView
        query={comparison}
        errorTitle={texts.loadFailed}
        headingLevel={3}
        skeleton={
          <SkeletonArea className="flex flex-col gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-40 w-full rounded-md" />
          </SkeletonArea>
        }
      >
        {({ difference, isFirst, overtaken }) =>
          isEmptyDifference(difference) ? (
            <>
              <p className="text-ink-soft">{texts.publishNothing(name)}</p>
              <Button variant="secondary" className="mt-6" onClick={onClose}>
                {texts.close}
              </Button>
            </>
          ) : (
            <>
              <p className="text-ink-soft">{(isFirst ? texts.publishFirst : texts.publishText)(name)}</p>
              {overtaken.length > 0 ? (
                <div className="mt-3">
                  <Notice tone="apricot">{texts.publishOvertaken(name, overtaken)}</Notice>
                </div>
              ) : null}
              <div className="mt-3">
                <WeekDifferences difference={difference} />
              </div>
              <DialogFooter>
                <div className="flex flex-wrap gap-3">
                  <Button ref={focusInPlace} pending={publish.isPending} onClick={() => go()}>
                    {texts.publishGo}
                  </Button>
                  <Button variant="secondary" onClick={onClose}>
                    {texts.later}
                  </Button>
                </div>
              </DialogFooter>
            </>
          )
        }
      </QueryView>
    </Dialog>
  )
}
