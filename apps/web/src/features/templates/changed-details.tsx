import type { Template } from '@kostbar/contracts/templates/schemas'
import { ChangedFields, type FieldReading, StoredElsewhere } from '../../ui/stored-elsewhere.tsx'
import { texts } from './texts.ts'

type Details = Pick<Template, 'name' | 'description' | 'goal' | 'tags' | 'targets'>

/** Label and text of each detail of a template. */
const readings: readonly FieldReading<Details>[] = [
  [texts.name, ({ name }) => name],
  [texts.goalLabel, ({ goal }) => texts.goal[goal]],
  [texts.description, ({ description }) => description],
  [texts.tags, ({ tags }) => tags.join(', ')],
  [texts.energy, ({ targets }) => (targets ? texts.kcal(targets.kcal) : '')],
  [texts.macros, ({ targets }) => (targets ? texts.grams(targets.carbs, targets.proteins, targets.fats) : '')],
]

interface ChangedDetailsProps {
  /** Details with which the form was opened. */
  readonly before: Details
  /** Details that somebody else has saved since. */
  readonly after: Details
}

/** Notice that the details of a template were changed elsewhere, with the values that are stored now. */
export const ChangedDetails = (versions: ChangedDetailsProps) => (
  <StoredElsewhere text={texts.changedMeanwhile}>
    <ChangedFields readings={readings} {...versions} />
  </StoredElsewhere>
)
