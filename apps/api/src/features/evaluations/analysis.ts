import type { EvaluationComment } from '@kostbar/contracts/evaluations/schemas'
import { maxChanges, smallestChanges } from '@kostbar/contracts/evaluations/smallest-changes'
import { statisticsOf } from '@kostbar/contracts/evaluations/statistics'
import type { SmallestChange, WeekStatistics } from '@kostbar/contracts/evaluations/statistics-schemas'
import type { WeekFood } from '@kostbar/contracts/evaluations/week'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import type { Weekday } from '@kostbar/contracts/meals'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Db } from '../../infra/database.ts'
import { loadPerson, type PrintedPerson } from '../printouts/service.ts'
import { loadComments } from './comments.ts'
import { loadCandidates, loadWeekFoods } from './foods.ts'
import { type EvaluatedProtocolRow, loadWeeks, type StoredProtocolWeek } from './protocols.ts'
import { type DraftContent, decryptDraft, emptyDraft } from './stored.ts'

/** Everything that an evaluation of a protocol consists of, computed from the present data. */
export interface Analysis {
  readonly person: PrintedPerson
  readonly week: StoredProtocolWeek
  readonly foods: ReadonlyMap<string, WeekFood>
  readonly statistics: WeekStatistics
  readonly comments: EvaluationComment[]
  readonly draft: DraftContent
  /**
   * Smallest changes to propose: the best ones that are neither approved nor rejected, as many as are missing to three
   * approved ones.
   */
  readonly proposals: SmallestChange[]
}

/** Draft of the evaluation, without changes to meals that have been deleted since. */
function currentDraft(
  key: DataKey,
  { id, encrypted }: EvaluatedProtocolRow,
  { meals }: StoredProtocolWeek,
): DraftContent {
  if (!encrypted) return emptyDraft
  const { conclusion, approved, rejected } = decryptDraft(key, id, encrypted)
  const mealIds = new Set(meals.map((meal) => meal.id))
  const isThere = ({ mealId }: SmallestChange) => mealIds.has(mealId)
  return { conclusion, approved: approved.filter(isThere), rejected: rejected.filter(isThere) }
}

interface AnalysisParams {
  /** Id of the member. */
  readonly userId: string
  readonly protocol: EvaluatedProtocolRow
  /** Id of the trainer whose comments are loaded. */
  readonly authorId: string
}

/** Loads a protocol and computes its evaluation. @param key the member's data key */
export async function analyse(db: Db, key: DataKey, { userId, protocol, authorId }: AnalysisParams): Promise<Analysis> {
  const [person, weeks, candidates, comments] = await Promise.all([
    loadPerson(db, userId),
    loadWeeks(db, key, [protocol]),
    loadCandidates(db, key, userId),
    loadComments(db, key, { protocolId: protocol.id, authorId }),
  ])
  const week = weeks.get(protocol.id) ?? { days: [], meals: [] }
  const foods = await loadWeekFoods(db, [week])
  const targets = (weekday: Weekday) => targetsOn(person, weekday)
  const draft = currentDraft(key, protocol, week)
  const excluded = new Set([...draft.approved, ...draft.rejected].map((change) => change.key))
  const approvedFoods = new Set(draft.approved.map(({ from }) => from.foodId))
  return {
    person,
    week,
    foods,
    statistics: statisticsOf(week, foods, targets),
    comments,
    draft,
    proposals: smallestChanges({
      week,
      foods,
      candidates,
      targetsOn: targets,
      excluded,
      excludedFoods: approvedFoods,
    }).slice(0, Math.max(0, maxChanges - draft.approved.length)),
  }
}
