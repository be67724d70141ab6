import type { ClientStatus } from '@kostbar/contracts/clients/schemas'
import { countLimit } from '@kostbar/contracts/count-limit'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { countUpTo } from '../../infra/sql.ts'
import { profileImageUrl } from '../profile-image/service.ts'
import { matchesUser } from '../users/service.ts'

interface ClientSearch {
  page: number
  perPage: number
  filter: string
  status?: ClientStatus | undefined
}

const clientsOf = (db: Db, trainerId: string, { filter, status }: Pick<ClientSearch, 'filter' | 'status'>) =>
  db
    .selectFrom('client_relations as r')
    .innerJoin('users as u', 'u.id', 'r.client_id')
    .where('r.trainer_id', '=', trainerId)
    .where('r.status', 'in', [sql.lit<'ACTIVE'>('ACTIVE'), sql.lit<'PAUSED'>('PAUSED')])
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'ACTIVE'))
    .$if(filter !== '', (query) => query.where(matchesUser('u', filter)))

/** How many client slots a trainer has and uses. */
type SlotUsage = (trainerId: string) => Promise<{ bought: number; used: number }>

/** A trainer's clients, and a member's trainer. */
export function clientList({ database, storage }: Pick<Infra, 'database' | 'storage'>, slotUsage: SlotUsage) {
  const { prisma, kysely } = database

  const withImage = async <T extends { profileImage: string | null }>(person: T) =>
    person.profileImage ? { ...person, profileImage: await profileImageUrl(storage, person.profileImage) } : person

  return {
    /** One page of a trainer's active and paused clients, by name, with how many slots they take. */
    list: async (trainerId: string, { page, perPage, ...search }: ClientSearch) => {
      const matches = clientsOf(kysely, trainerId, search)
      const [items, { total }, { bought, used }] = await Promise.all([
        matches
          .select(['u.id', 'u.email', 'u.first_name as firstName', 'u.last_name as lastName'])
          .select(['u.profile_image as profileImage', 'r.started_at as startedAt'])
          .select((eb) => eb.ref('r.status').$castTo<ClientStatus>().as('status'))
          .select((eb) => eb('u.kcal', 'is not', null).$castTo<boolean>().as('hasTargets'))
          .orderBy((eb) => eb.fn('lower', ['u.first_name']))
          .orderBy((eb) => eb.fn('lower', ['u.last_name']))
          .orderBy('u.id')
          .limit(perPage)
          .offset((page - 1) * perPage)
          .execute(),
        countUpTo(kysely, countLimit, matches.select('u.id')),
        slotUsage(trainerId),
      ])
      return { items: await Promise.all(items.map(withImage)), page, perPage, total, slots: { bought, used } }
    },

    /** A member's current trainer, or null. */
    trainerOf: async (clientId: string) => {
      const relation = await prisma.clientRelation.findFirst({
        where: { clientId, status: { in: ['ACTIVE', 'PAUSED'] } },
        select: { startedAt: true, trainer: { select: { firstName: true, lastName: true, profileImage: true } } },
      })
      return relation && withImage({ ...relation.trainer, startedAt: relation.startedAt })
    },
  }
}
