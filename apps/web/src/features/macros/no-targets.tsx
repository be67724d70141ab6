import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PendingNoTargets } from './pending-no-targets.tsx'
import { texts } from './texts.ts'

/** What a member without targets can do: calculate them, or as a client wait until the trainer sets them. */
export function NoTargets() {
  const { data, isPending } = useQuery(query(clients.myTrainer))
  if (isPending) return <PendingNoTargets />
  return (
    <>
      <p className="measure text-ink-soft">
        {data?.trainer ? texts.noneCoached(data.trainer.firstName) : texts.noneText}
      </p>
      {data?.trainer === null ? (
        <ButtonLink to={paths.targets} variant="secondary" className="mt-4">
          {texts.calculateMine}
        </ButtonLink>
      ) : null}
    </>
  )
}
