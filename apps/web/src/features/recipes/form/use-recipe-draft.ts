import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from '../../../lib/draft.ts'
import { emptyRecipe, type RecipeFormValues } from './recipe-form-values.ts'

/** Stores unsaved input of the form under a name until it is saved or discarded. */
export function useRecipeDraft(form: UseFormReturn<RecipeFormValues>, draftName: string) {
  const [hasDraft, setHasDraft] = useState(false)
  const { reset } = form
  // Drafts are in the browser's storage, so the form is filled only after hydration.
  useEffect(() => {
    const text = readDraft(draftName)
    if (!text) return
    // A draft of an older release lacks newer fields.
    reset({ ...emptyRecipe, ...(JSON.parse(text) as Partial<RecipeFormValues>) })
    setHasDraft(true)
  }, [reset, draftName])
  const clear = () => {
    writeDraft(draftName, '')
    setHasDraft(false)
  }
  return {
    hasDraft,
    save: () => writeDraft(draftName, JSON.stringify(form.getValues())),
    clear,
    discard() {
      clear()
      reset(emptyRecipe)
    },
  }
}
