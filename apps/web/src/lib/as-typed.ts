import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Options of `setValue` with which choosing a value that is not registered counts as typing it. */
export const asTyped = <Values extends FieldValues>({ formState }: Pick<UseFormReturn<Values>, 'formState'>) => ({
  shouldValidate: formState.isSubmitted,
  shouldDirty: true,
})
