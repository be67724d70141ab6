import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import type { ComparedProtocol } from '@kostbar/contracts/evaluations/schemas'
import { formatTenths } from '@kostbar/contracts/number-format'
import { nutrients } from '@kostbar/contracts/nutrition'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { formatNumber, formatShortDate } from '../../lib/format.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ValuesTable } from '../../ui/values-table.tsx'
import { texts } from './texts.ts'

/** Section comparing the averages of a member's protocols; renders nothing while there is only one. */
export function ComparisonSection({ userId }: { readonly userId: string }) {
  const compareQuery = useQuery(query(evaluations.compare, { params: { userId } }))
  if (compareQuery.data && compareQuery.data.protocols.length < 2) return null
  return (
    <PageSection id="vergleich" title={texts.comparison} text={texts.comparisonText}>
      <QueryView query={compareQuery} errorTitle={texts.failed} skeleton={<Skeleton className="h-64 rounded-lg" />}>
        {({ protocols }) => (
          <ValuesTable
            caption={texts.comparison}
            columns={[
              texts.what,
              ...protocols.map(({ number, startsOn }) => `${texts.protocol(number)}, ${formatShortDate(startsOn)}`),
            ]}
            rows={rowsOf(protocols)}
          />
        )}
      </QueryView>
    </PageSection>
  )
}

function rowsOf(protocols: readonly ComparedProtocol[]): string[][] {
  const row = (label: string, cell: (statistics: ComparedProtocol['statistics']) => string) => [
    label,
    ...protocols.map(({ statistics }) => cell(statistics)),
  ]
  const hasNumbers = protocols.some(({ statistics }) => statistics.averages.nutrients.length > 0)
  const fields = protocols[0]?.statistics.wellbeing.map(({ field }) => field) ?? []
  return [
    ...(hasNumbers
      ? nutrients.map((nutrient) =>
          row(texts.nutrients[nutrient], ({ averages }) => {
            const average = averages.nutrients.find((each) => each.nutrient === nutrient)
            return average ? texts.amount(nutrient, average.mean) : '–'
          }),
        )
      : []),
    row(texts.daysCounted, ({ averages }) => formatNumber(averages.n)),
    row(texts.water, ({ drinks }) => (drinks.water ? texts.ml(drinks.water.mean) : '–')),
    ...fields.map((field) =>
      row(texts.fields[field], ({ wellbeing }) => {
        const mean = wellbeing.find((each) => each.field === field)?.mean
        return mean ? formatTenths(mean.mean) : '–'
      }),
    ),
    row(texts.gapDays, ({ gaps }) => formatNumber(gaps.length)),
  ]
}
