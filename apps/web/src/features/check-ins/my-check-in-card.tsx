import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { myTexts } from './my-texts.ts'

const { card } = myTexts

/** Card of the member's overview about the check-in that is open; empty without one and while loading. */
export function MyCheckInCard() {
  const checkIn = useQuery(query(checkIns.current)).data?.checkIn
  if (!checkIn) return null
  return (
    <Card as="section" tone="sage" aria-labelledby="open-check-in">
      <h2 id="open-check-in" className="text-xl">
        {card.title}
      </h2>
      <p className="measure mt-2">{card.text(checkIn.trainerName, checkIn.closesOn)}</p>
      <ButtonLink to={paths.checkIn} className="mt-4">
        {card.button}
      </ButtonLink>
    </Card>
  )
}
