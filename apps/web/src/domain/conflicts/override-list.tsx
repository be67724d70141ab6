import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanOverride } from '@kostbar/contracts/nutritionplan/override-schemas'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { formatShortDate } from '../../lib/format.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { recipeName } from '../recipes/recipe-name.ts'
import { texts } from './texts.ts'

interface OverrideListProps {
  readonly userId: string
  readonly className?: string
}

/**
 * Whether the API refuses health data because consent or reason is missing; the care profile beside the list explains
 * it.
 */
const isRefused = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'consent_needed' || error.code === 'reason_needed')

/**
 * List of the reasons for which recipes and foods were planned against a user's allergens; renders nothing when there
 * are none.
 */
export function OverrideList({ userId, className }: OverrideListProps) {
  const overridesQuery = useInfiniteQuery({
    queryKey: [nutritionplan.overrides.path, userId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call(nutritionplan.overrides, { params: { userId }, query: { cursor } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: 0,
  })
  const { data, error, isRefetching, refetch } = overridesQuery
  const overrides = data?.pages.flatMap(({ items }) => items) ?? []
  if (!data && error && !isRefused(error))
    return (
      <QueryError
        error={error}
        errorText={texts.overridesFailed}
        pending={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  if (overrides.length === 0) return null
  return (
    <div className={className}>
      <h3 className="mb-1.5 text-base">{texts.overrides}</h3>
      <ul className="divide-y divide-line">
        {overrides.map((override) => (
          <Override key={override.id} override={override} />
        ))}
      </ul>
      <LoadMore query={overridesQuery} label={texts.moreOverrides} />
    </div>
  )
}

const Override = ({ override: { name, allergen, reason, author, createdAt } }: { override: PlanOverride }) => (
  <li className="py-2">
    <p className="font-semibold hyphens-auto wrap-anywhere">{texts.contains(recipeName(name), allergens[allergen])}</p>
    <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
    <p className="text-xs text-ink-soft">
      {author ?? texts.formerAccount}, <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>
    </p>
  </li>
)
