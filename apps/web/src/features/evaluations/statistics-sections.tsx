import type { WeekStatistics } from '@kostbar/contracts/evaluations/statistics-schemas'
import { AveragesSection } from './averages-section.tsx'
import { DrinksSection } from './drinks-section.tsx'
import { HungerSection } from './hunger-section.tsx'
import { MealTimesSection } from './meal-times-section.tsx'
import { GapsSection, WellbeingSection } from './wellbeing-section.tsx'

/** Sections with the statistics of a recorded week; each chart has a table. */
export function StatisticsSections({ statistics }: { readonly statistics: WeekStatistics }) {
  const { averages, mealTimes, drinks, hunger, wellbeing, gaps } = statistics
  const days = averages.days.map(({ day }) => day)
  return (
    <>
      <AveragesSection averages={averages} />
      <MealTimesSection days={days} mealTimes={mealTimes} />
      <div className="grid grid-cols-1 gap-5 @4xl:grid-cols-2">
        <DrinksSection drinks={drinks} />
        <HungerSection hunger={hunger} />
      </div>
      <WellbeingSection days={days} wellbeing={wellbeing} />
      <GapsSection gaps={gaps} />
    </>
  )
}
