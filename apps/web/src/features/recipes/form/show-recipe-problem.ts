import type { UseFormReturn } from 'react-hook-form'
import { showFormProblem } from '../../../lib/form-problem.ts'
import type { ProblemError } from '../../../lib/problem-error.ts'
import { toast } from '../../../ui/toast.ts'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

/**
 * Shows the API's refusal of a recipe at its fields or as a toast. @param dropPhoto removes an upload that is not an
 * image
 */
export function showRecipeProblem(form: UseFormReturn<RecipeFormValues>, problem: ProblemError, dropPhoto: () => void) {
  const { image, nutritionBy, allergensBy, ...fields } = problem.fields
  const rows = Object.entries(fields).filter(([field]) => field.startsWith('ingredients.'))
  if (image) {
    dropPhoto()
    toast.error(image)
  } else if (nutritionBy) form.setError('isComputed', { type: 'api', message: nutritionBy }, { shouldFocus: true })
  else if (allergensBy)
    form.setError('hasComputedAllergens', { type: 'api', message: allergensBy }, { shouldFocus: true })
  else if (rows.length > 0)
    for (const [field, message] of rows) form.setError(field as 'ingredients', { type: 'api', message })
  else showFormProblem(form, problem, { unexpected: texts.saveFailed })
}
