import { isDeepStrictEqual } from 'node:util'
import { maxCompared } from '@kostbar/contracts/evaluations/limits'
import { statisticsOf } from '@kostbar/contracts/evaluations/statistics'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { loadPerson } from '../printouts/service.ts'
import { findCoaching } from '../protocol/service.ts'
import { analyse } from './analysis.ts'
import { contentOf, toPublished, withoutFigures } from './content.ts'
import { protocolCsv } from './csv.ts'
import { loadWeekFoods } from './foods.ts'
import { evaluationPdf } from './pdf.ts'
import { type EvaluatedProtocolRow, findProtocol, listProtocols, loadWeeks, withDraftVisibleTo } from './protocols.ts'
import { decryptPublished, type PublishedContent } from './stored.ts'

const isSubmitted = ({ status }: EvaluatedProtocolRow) => status === 'SUBMITTED' || status === 'REVIEWED'

const publishedOf = (key: DataKey, { id, published }: EvaluatedProtocolRow): PublishedContent | null =>
  published && decryptPublished(key, id, published)

/** Reads of evaluations, for the member, the trainer and admins. The caller has authorized the actor. */
export function evaluationsReader({ database: { kysely }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>) {
  /** Evaluation for the member: the published content, in protective mode without figures. */
  const ofMember = async (userId: string, protocol: EvaluatedProtocolRow) => {
    const key = await dataKeys.ofUser(kysely, userId)
    const published = publishedOf(key, protocol)
    const { protectiveMode } = await loadPerson(kysely, userId)
    const content = published && protectiveMode ? withoutFigures(published) : published
    return {
      number: protocol.number,
      startsOn: protocol.startsOn,
      statistics: content?.statistics ?? null,
      comments: [...(content?.comments ?? [])],
      draft: null,
      published: toPublished(protocol, content),
    }
  }

  /** What a protocol's evaluation consists of for an actor: only the author reads a draft and its comments. */
  const analysisReadBy = (actor: Actor, key: DataKey, userId: string, protocol: EvaluatedProtocolRow) =>
    analyse(kysely, key, { userId, protocol: withDraftVisibleTo(protocol, actor.id), authorId: actor.id })

  /**
   * Evaluation for trainer and admins: present statistics; draft and comments only for the current trainer, who sees
   * those of an earlier trainer only as far as they are published. Admins see the published comments.
   */
  const ofStaff = async (actor: Actor, userId: string, protocol: EvaluatedProtocolRow) => {
    const key = await dataKeys.ofUser(kysely, userId)
    const [analysis, coaching] = await Promise.all([
      analysisReadBy(actor, key, userId, protocol),
      findCoaching(kysely, userId),
    ])
    const { draft, proposals, statistics, comments } = analysis
    const isTrainer = coaching?.trainerId === actor.id
    const mayDraft = isTrainer && isSubmitted(protocol)
    const published = publishedOf(key, protocol)
    return {
      number: protocol.number,
      startsOn: protocol.startsOn,
      statistics,
      comments: isTrainer ? comments : [...(published?.comments ?? [])],
      draft: mayDraft
        ? {
            conclusion: draft.conclusion,
            rev: protocol.rev,
            updatedAt: protocol.updatedAt,
            proposals,
            approved: [...draft.approved],
            rejected: [...draft.rejected],
          }
        : null,
      published: toPublished(protocol, published),
    }
  }

  /** Published statistics for the member, in protective mode without figures: no later change of targets alters them. */
  const compareForMember = async (userId: string, protocols: readonly EvaluatedProtocolRow[]) => {
    const key = await dataKeys.ofUser(kysely, userId)
    const { protectiveMode } = await loadPerson(kysely, userId)
    return protocols.flatMap((protocol) => {
      const content = publishedOf(key, protocol)
      if (!content) return []
      const { statistics } = protectiveMode ? withoutFigures(content) : content
      return [{ number: protocol.number, startsOn: protocol.startsOn, statistics }]
    })
  }

  /** Present statistics for trainer and admins. */
  const compareForStaff = async (userId: string, protocols: readonly EvaluatedProtocolRow[]) => {
    const key = await dataKeys.ofUser(kysely, userId)
    const [person, weeks] = await Promise.all([loadPerson(kysely, userId), loadWeeks(kysely, key, protocols)])
    const foods = await loadWeekFoods(kysely, [...weeks.values()])
    return protocols.flatMap(({ id, number, startsOn }) => {
      const week = weeks.get(id)
      if (!week) return []
      return [{ number, startsOn, statistics: statisticsOf(week, foods, (weekday) => targetsOn(person, weekday)) }]
    })
  }

  return {
    /** The evaluation of a protocol. @throws Problem `not_found` */
    get: async (actor: Actor, userId: string, number: number) => {
      const protocol = await findProtocol(kysely, userId, number)
      return actor.id === userId ? ofMember(userId, protocol) : ofStaff(actor, userId, protocol)
    },

    /**
     * Statistics of the newest protocols, at most `maxCompared`, oldest first; members see only those with a published
     * evaluation.
     */
    compare: async (actor: Actor, userId: string) => {
      const all = await listProtocols(kysely, userId)
      if (actor.id !== userId) return { protocols: await compareForStaff(userId, all.slice(-maxCompared)) }
      const published = all.filter(({ publishedAt }) => publishedAt).slice(-maxCompared)
      return { protocols: await compareForMember(userId, published) }
    },

    /**
     * PDF of the evaluation: for the current trainer the draft as it would be published now, marked as one unless it is
     * what was published; for everybody else the published content.
     * @throws Problem `not_found`, also before it is published
     */
    pdf: async (actor: Actor, userId: string, number: number): Promise<Buffer> => {
      const protocol = await findProtocol(kysely, userId, number)
      const key = await dataKeys.ofUser(kysely, userId)
      const coaching = await findCoaching(kysely, userId)
      if (coaching?.trainerId === actor.id && isSubmitted(protocol)) {
        const analysis = await analysisReadBy(actor, key, userId, protocol)
        const { person, week } = analysis
        const content = contentOf(analysis, coaching.trainerName)
        const isDraft = !isDeepStrictEqual(content, publishedOf(key, protocol))
        return evaluationPdf({ protocol, content, person, week, isDraft })
      }
      const content = publishedOf(key, protocol)
      if (!content) throw new Problem('not_found')
      const [person, weeks] = await Promise.all([loadPerson(kysely, userId), loadWeeks(kysely, key, [protocol])])
      const week = weeks.get(protocol.id) ?? { days: [], meals: [] }
      return evaluationPdf({ protocol, content, person, week })
    },

    /**
     * CSV of a protocol with the comments that the actor may see: their own ones for the current trainer, the published
     * ones for everybody else.
     * @throws Problem `not_found`
     */
    csv: async (actor: Actor, userId: string, number: number): Promise<string> => {
      const protocol = await findProtocol(kysely, userId, number)
      const key = await dataKeys.ofUser(kysely, userId)
      const [analysis, coaching] = await Promise.all([
        analysisReadBy(actor, key, userId, protocol),
        findCoaching(kysely, userId),
      ])
      const isTrainer = coaching?.trainerId === actor.id
      const comments = isTrainer ? analysis.comments : (publishedOf(key, protocol)?.comments ?? [])
      const hidesNumbers = actor.id === userId && analysis.person.protectiveMode
      return protocolCsv({ week: analysis.week, foods: analysis.foods, comments, hidesNumbers })
    },
  }
}
