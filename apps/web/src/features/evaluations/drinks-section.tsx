import type { Drinks } from '@kostbar/contracts/evaluations/statistics-schemas'
import { shortWeekdayOf } from '@kostbar/contracts/short-weekdays'
import { formatWeekday } from '../../lib/format.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { texts } from './texts.ts'
import { TableBehindChart } from './values-table.tsx'

const chartHeight = 110

/** Section about drinks: water and other drinks by day, in ml, and the kinds of drinks. */
export function DrinksSection({ drinks }: { readonly drinks: Drinks }) {
  const { days, water, others, withoutAmount, kcalPerDay } = drinks
  const max = Math.max(...days.map(({ waterMl, otherMl }) => (waterMl ?? 0) + otherMl), 1)
  const height = (ml: number) => Math.round((ml / max) * chartHeight)
  const notes = [
    kcalPerDay === null ? '' : texts.drinkEnergy(kcalPerDay),
    withoutAmount > 0 ? texts.withoutAmount(withoutAmount) : '',
  ].filter(Boolean)
  return (
    <PageSection
      id="getraenke"
      title={texts.drinks}
      text={water ? texts.waterMean(water.mean, water.n) : texts.noWater}
    >
      <figure>
        <div aria-hidden="true" className="grid grid-cols-7 items-end gap-2">
          {days.map(({ day, waterMl, otherMl }) => (
            <div key={day} className="text-center text-xs">
              <div className="flex flex-col justify-end" style={{ height: chartHeight }}>
                <div className="mx-[12%] rounded-t-sm bg-apricot colour-coded" style={{ height: height(otherMl) }} />
                <div className="mx-[12%] bg-leaf colour-coded" style={{ height: height(waterMl ?? 0) }} />
              </div>
              <p className="mt-1 text-ink-soft">{shortWeekdayOf(day)}</p>
            </div>
          ))}
        </div>
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-4 text-sm text-ink-soft">
          <Legend tone="bg-leaf" label={texts.water} />
          <Legend tone="bg-apricot" label={texts.otherDrinks} />
        </p>
        <TableBehindChart
          caption={texts.drinks}
          columns={[texts.day, texts.water, texts.otherDrinks]}
          rows={days.map(({ day, waterMl, otherMl }) => [
            formatWeekday(day),
            waterMl === null ? texts.notGiven : texts.ml(waterMl),
            texts.ml(otherMl),
          ])}
        />
      </figure>
      {others.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {others.map(({ text, count, ml }) => (
            <li key={text} className="rounded-full bg-sage px-3 py-1 text-sm">
              <span dir="auto">{text}</span>{' '}
              <span className="text-ink-soft">
                {[texts.times_(count), ml === null ? '' : texts.ml(ml)].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {notes.length > 0 ? <p className="mt-3 text-sm text-ink-soft">{notes.join(' ')}</p> : null}
    </PageSection>
  )
}

export const Legend = ({ tone, label }: { readonly tone: string; readonly label: string }) => (
  <span className="flex items-center gap-1.5">
    <span className={`size-2.5 rounded-full colour-coded ${tone}`} />
    {label}
  </span>
)
