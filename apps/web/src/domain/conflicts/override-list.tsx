import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanOverride } from '@kostbar/contracts/nutritionplan/override-schemas'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { formatShortDate } from '../../lib/format.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { isHealthRefused } from '../health/is-health-refused.ts'
import { recipeName } from '../recipes/recipe-name.ts'
import { texts } from './texts.ts'

interface OverrideListProps {
  readonly userId: string
  readonly className?: string
}

/**
 * List of the reasons for which recipes and foods were planned against a user's allergens; renders nothing when there
 * are none.
 */
export function OverrideList({ userId, className }: OverrideListProps) {
  const overridesQuery = useCursorQuery(nutritionplan.overrides, { params: { userId }, query: {} }, { staleTime: 0 })
  const { data: overrides, error, isRefetching, refetch } = overridesQuery
  // Where health data is refused, the care profile beside the list says so.
  if (!overrides && error && !isHealthRefused(error))
    return (
      <QueryError
        error={error}
        errorText={texts.overridesFailed}
        pending={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  if (!overrides?.length) return null
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
