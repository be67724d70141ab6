import { diets, intolerances } from '@kostbar/contracts/care-profile/options'
import type { CareProfile } from '@kostbar/contracts/care-profile/schemas'
import { weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { nutrients } from '@kostbar/contracts/nutrition'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { useQuery } from '@tanstack/react-query'
import { OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OverrideList } from '../../../../domain/conflicts/override-list.tsx'
import { texts as conflictTexts } from '../../../../domain/conflicts/texts.ts'
import { isHealthRefused } from '../../../../domain/health/is-health-refused.ts'
import { nutrientName, nutrientUnit } from '../../../../domain/macros/target-levels.ts'
import { query } from '../../../../lib/api.ts'
import { formatNumber, formatShortDate } from '../../../../lib/format.ts'
import { paths, userPath } from '../../../../lib/paths.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { QueryView } from '../../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { useBoardValue, useEditor } from '../editor-context.ts'
import { texts } from '../texts.ts'
import { useCareProfile } from './use-care-profile.ts'

/** Number of latest weights shown. */
const shownWeights = 4

/** Panel about the client: targets, care profile, overrides, and latest weights. */
export function ClientPanel() {
  const { areNumbersHidden, userId } = useEditor()
  return (
    <section aria-label={texts.client} className="relative min-h-0 flex-1 overflow-y-auto text-sm">
      {areNumbersHidden ? null : <Targets />}
      <Care />
      <OverrideList userId={userId} className="border-b border-line py-3 last:border-0" />
      {areNumbersHidden ? null : <Weights />}
    </section>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-b border-line py-3 first:pt-0 last:border-0">
    <h3 className="mb-1.5 text-base">{title}</h3>
    {children}
  </div>
)

function Targets() {
  const { targetsOn, userId, clientName } = useEditor()
  const day = useBoardValue(({ selected }) => selected.day)
  const targets = targetsOn(day)
  const differing = weekdays.filter((other) => JSON.stringify(targetsOn(other)) !== JSON.stringify(targets))
  return (
    <Part title={`${texts.targets}, ${weekdayNames[day]}`}>
      {targets ? (
        <dl className="tabular-nums">
          {nutrients.map((nutrient) => (
            <div key={nutrient} className="flex justify-between gap-4 py-0.5">
              <dt className="text-ink-soft">{nutrientName(nutrient)}</dt>
              <dd className="font-semibold">
                {formatNumber(targets[nutrient])} {nutrientUnit(nutrient)}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-ink-soft">{texts.noTargets}</p>
      )}
      {differing.length > 0 ? <p className="mt-1 text-xs text-ink-soft">{texts.targetsDiffer}</p> : null}
      <Link
        to={clientName === null ? paths.targets : userPath(paths.userTargets, userId)}
        className="mt-1 inline-block font-semibold"
      >
        {texts.toTargets}
      </Link>
    </Part>
  )
}

const PartSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-2 py-3">
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-5 w-3/4" />
  </SkeletonArea>
)

function Care() {
  const { userId } = useEditor()
  const careQuery = useCareProfile(userId)
  if (isHealthRefused(careQuery.error)) return <p className="py-3 text-ink-soft">{conflictTexts.refused}</p>
  return (
    <QueryView query={careQuery} errorTitle={texts.clientFailed} headingLevel={3} skeleton={<PartSkeleton />}>
      {(care) => <CareParts care={care} />}
    </QueryView>
  )
}

function CareParts({ care }: { care: CareProfile }) {
  return (
    <>
      <Part title={texts.allergens}>
        <Tags
          words={care.allergens.map((letter) => allergens[letter])}
          className="bg-berry-soft text-berry"
          icon={<OctagonAlert className="size-3.5 shrink-0" aria-hidden="true" />}
        />
      </Part>
      <Part title={texts.intolerances}>
        <Tags
          words={care.intolerances.map((intolerance) => intolerances[intolerance])}
          className="bg-apricot-soft text-apricot-ink"
          icon={<TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />}
        />
      </Part>
      {care.diet ? (
        <Part title={texts.diet}>
          <p>{diets[care.diet]}</p>
        </Part>
      ) : null}
      {care.dislikes.length > 0 ? (
        <Part title={texts.dislikes}>
          <Tags words={care.dislikes} className="bg-apricot-soft text-apricot-ink" />
        </Part>
      ) : null}
      {care.likes.length > 0 ? (
        <Part title={texts.likes}>
          <Tags words={care.likes} className="bg-sage text-ink" />
        </Part>
      ) : null}
    </>
  )
}

function Tags({ words, className, icon }: { words: readonly string[]; className: string; icon?: ReactNode }) {
  if (words.length === 0) return <p className="text-ink-soft">{texts.none}</p>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li
          key={word}
          className={classNames(
            'inline-flex items-center gap-1 rounded-xl px-2 py-0.5 text-xs font-semibold wrap-anywhere',
            className,
          )}
        >
          {icon}
          {word}
        </li>
      ))}
    </ul>
  )
}

function Weights() {
  const { userId } = useEditor()
  const weightsQuery = useQuery(query(measures.list, { params: { userId }, query: { kind: 'WEIGHT' } }))
  if (isHealthRefused(weightsQuery.error)) return null
  return (
    <QueryView query={weightsQuery} errorTitle={texts.clientFailed} headingLevel={3} skeleton={<PartSkeleton />}>
      {(weights) => (
        <Part title={texts.weights}>
          {weights.length > 0 ? (
            <dl className="tabular-nums">
              {weights.slice(0, shownWeights).map(({ day, value }) => (
                <div key={day} className="flex justify-between gap-4 py-0.5">
                  <dt className="text-ink-soft">{formatShortDate(day)}</dt>
                  <dd className="font-semibold">{formatNumber(value)} kg</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="text-ink-soft">{texts.noWeights}</p>
          )}
        </Part>
      )}
    </QueryView>
  )
}
