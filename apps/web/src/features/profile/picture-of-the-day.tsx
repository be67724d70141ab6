import { useToday } from '../../domain/days/use-today.ts'
import { Card } from '../../ui/card.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { cardTexts as texts } from './card-texts.ts'
import { pickIngredient, seasonal } from './season.ts'
import { seasonIllustrations } from './season-illustrations.ts'

/** Card with the seasonal ingredient of the day. */
export function PictureOfTheDay() {
  const ingredient = pickIngredient(useToday())
  const [name, tip] = seasonal[ingredient]
  return (
    <Card as="section" tone="sage" aria-labelledby="in-season" className="flex items-center gap-5 sm:gap-8">
      <LazyIllustration
        loader={seasonIllustrations[ingredient]}
        className="aspect-[4/3] w-2/5 max-w-64 shrink-0 md:w-1/2"
      />
      <div>
        <p className="text-sm text-ink-soft">{texts.inSeason}</p>
        <h2 id="in-season" className="mt-1 text-xl">
          {name}
        </h2>
        <p className="mt-2">{tip}</p>
      </div>
    </Card>
  )
}
