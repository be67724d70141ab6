import { Suspense } from 'react'
import { dayInVienna } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Place } from '../../ui/pictures/place.tsx'
import { Backdrop } from '../../ui/pictures/scenes/backdrop.tsx'
import { drawings } from './drawings.ts'
import { ingredientOf, seasonal } from './season.ts'
import { texts } from './texts.ts'

/** Something from the market that is in season, another one every day. */
export function PictureOfTheDay({ day }: { day: Date }) {
  const ingredient = ingredientOf(dayInVienna(day))
  const [name, tip] = seasonal[ingredient]
  const Drawing = drawings[ingredient]
  return (
    <Card as="section" tone="sage" aria-labelledby="in-season" className="flex items-center gap-5">
      <Picture className="w-2/5 max-w-52 shrink-0" width={480} height={360}>
        <Backdrop />
        <Suspense>
          <Place x={240} y={312} size={250} shade={0.8}>
            <Drawing />
          </Place>
        </Suspense>
      </Picture>
      <div>
        <p className="text-sm text-ink-soft">{texts.inSeason}</p>
        <h2 id="in-season" className="text-xl">
          {name}
        </h2>
        <p className="mt-1">{tip}</p>
      </div>
    </Card>
  )
}
