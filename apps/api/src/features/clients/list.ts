import type { ClientStatus } from '@kostbar/contracts/clients'
import { countLimit } from '@kostbar/contracts/scalars'
import { Prisma } from '@kostbar/prisma/client'
import type { Infra } from '../../infra/infra.ts'
import { named, profileImageAddress } from '../users/service.ts'

interface Listed {
  id: string
  email: string
  firstName: string
  lastName: string | null
  profileImage: string | null
  status: ClientStatus
  startedAt: Date
  hasTargets: boolean
}

interface Search {
  page: number
  perPage: number
  filter: string
  status?: ClientStatus | undefined
}

const matching = (filter: string) => (filter === '' ? Prisma.empty : Prisma.sql`AND ${named(filter)}`)

const clientsOf = (trainerId: string, { filter, status }: Pick<Search, 'filter' | 'status'>) => Prisma.sql`
  FROM client_relations r JOIN users u ON u.id = r.client_id
 WHERE r.trainer_id = ${trainerId}::uuid AND r.status IN ('ACTIVE', 'PAUSED')
       ${status ? Prisma.sql`AND r.status = ${status}::"ClientStatus"` : Prisma.empty} ${matching(filter)}`

/** How many client slots a trainer has and uses. */
type SlotUsage = (trainerId: string) => Promise<{ bought: number; used: number }>

/** Whom a trainer coaches, and by whom a member is coached. */
export function clientList({ database, storage }: Pick<Infra, 'database' | 'storage'>, slotUsage: SlotUsage) {
  const { prisma } = database

  const withImage = async <T extends { profileImage: string | null }>(person: T) =>
    person.profileImage ? { ...person, profileImage: await profileImageAddress(storage, person.profileImage) } : person

  return {
    /** One page of a trainer's active and paused clients, by name, with how many slots they take. */
    list: async (trainerId: string, { page, perPage, ...search }: Search) => {
      const where = clientsOf(trainerId, search)
      const [items, [counted], { bought, used }] = await Promise.all([
        prisma.$queryRaw<Listed[]>`
          SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
                 u.profile_image AS "profileImage", r.status::text AS status, r.started_at AS "startedAt",
                 u.kcal IS NOT NULL AS "hasTargets"
                 ${where} ORDER BY lower(u.first_name), lower(u.last_name), u.id
           LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
        prisma.$queryRaw<{ total: number }[]>`
          SELECT count(*)::int AS total FROM (SELECT 1 ${where} LIMIT ${countLimit}) found`,
        slotUsage(trainerId),
      ])
      const total = counted?.total ?? 0
      return { items: await Promise.all(items.map(withImage)), page, perPage, total, slots: { bought, used } }
    },

    /** Who coaches a member at present, or null. */
    trainerOf: async (clientId: string) => {
      const relation = await prisma.clientRelation.findFirst({
        where: { clientId, status: { in: ['ACTIVE', 'PAUSED'] } },
        select: { startedAt: true, trainer: { select: { firstName: true, lastName: true, profileImage: true } } },
      })
      return relation && withImage({ ...relation.trainer, startedAt: relation.startedAt })
    },
  }
}
