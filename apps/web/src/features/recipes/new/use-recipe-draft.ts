import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from '../../../lib/draft.ts'
import { emptyRecipe, type RecipeForm } from './recipe-form-values.ts'

const name = 'recipe-new'

/** What was typed into the form stays in this tab until it is saved or thrown away. */
export function useRecipeDraft(form: UseFormReturn<RecipeForm>) {
  const [isKept, setKept] = useState(false)
  const { reset } = form
  // Only the browser knows drafts, so the form is filled once it is there.
  useEffect(() => {
    const text = readDraft(name)
    if (!text) return
    reset(JSON.parse(text) as RecipeForm)
    setKept(true)
  }, [reset])
  const forget = () => {
    writeDraft(name, '')
    setKept(false)
  }
  return {
    isKept,
    keep: () => writeDraft(name, JSON.stringify(form.getValues())),
    forget,
    discard() {
      forget()
      reset(emptyRecipe)
    },
  }
}
