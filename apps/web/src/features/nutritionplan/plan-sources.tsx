import { foodSourcesText } from '@kostbar/contracts/foods/source-text'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { call } from '../../lib/api.ts'

interface PlanSourcesProps {
  readonly userId: string
  /** Time in ms at which the shown plan was loaded; part of the query key, as another plan may have other sources. */
  readonly loadedAt: number
}

/** Sources of the plan's nutrition values, as the licences of food tables require; empty in protective mode. */
export function PlanSources({ userId, loadedAt }: PlanSourcesProps) {
  const areNumbersHidden = useProtectiveMode()
  const sources = useQuery({
    queryKey: [nutritionplan.sources.path, userId, loadedAt],
    queryFn: ({ signal }) => call(nutritionplan.sources, { params: { userId } }, { signal }),
    enabled: !areNumbersHidden,
    placeholderData: (previous) => previous,
  })
  const text = areNumbersHidden ? null : foodSourcesText(sources.data ?? [])
  return text === null ? null : <p className="mt-4 text-sm text-ink-soft">{text}</p>
}
