import { OwnOffers } from '../features/offers/own-offers.tsx'
import { BodyPage } from './content/body-page.tsx'
import { useStory } from './content/use-story.ts'

/** The offers as the content service tells of them, or on their own where it has no story about them. */
export function SalePage() {
  const story = useStory('page')
  return story ? <BodyPage /> : <OwnOffers />
}
