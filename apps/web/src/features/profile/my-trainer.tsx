import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { fullName } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { cardTexts as texts } from './card-texts.ts'

/** Card with the member's trainer; empty without one and while loading. */
export function MyTrainer() {
  const trainer = useQuery(query(clients.myTrainer)).data?.trainer
  if (!trainer) return null
  return (
    <Card as="section" tone="sage" aria-labelledby="my-trainer">
      <h2 id="my-trainer" className="text-xl">
        {texts.myTrainer}
      </h2>
      <div className="mt-3 flex items-center gap-4">
        <Avatar name={fullName(trainer)} picture={trainer.profileImage} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{fullName(trainer)}</p>
          <p className="text-sm text-ink-soft">{texts.trainerSince(formatDate(trainer.startedAt))}</p>
        </div>
      </div>
      <ButtonLink to={paths.myMessages} variant="secondary" className="mt-4">
        <MessageCircle className="size-4" aria-hidden="true" />
        {texts.writeToTrainer}
      </ButtonLink>
    </Card>
  )
}
