import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { ChallengeRow } from '@kostbar/contracts/challenges/schemas'
import type { UseFormReturn } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { toast } from '../../ui/toast.ts'
import { type ChallengeFormValues, formField, type StoredChallenge, toInput } from './form-values.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form

/**
 * Mutations that save a draft or publish the challenge. Errors of fields are shown in the form.
 * @param challenge that is edited; undefined for a new one
 * @param onSaved called with the id of the stored challenge, unless the form was left meanwhile
 * @param onChangedMeanwhile called with what is stored when the challenge was changed elsewhere
 */
export function useSaveChallenge(
  form: UseFormReturn<ChallengeFormValues>,
  challenge: Pick<StoredChallenge, 'id' | 'phase' | 'version'> | undefined,
  {
    onSaved,
    onChangedMeanwhile,
  }: {
    readonly onSaved: (id: string) => void
    readonly onChangedMeanwhile: (stored: StoredChallenge) => void
  },
) {
  const keyOf = useContentKey()
  const options = {
    refresh: [challenges.list, challenges.get],
    onSuccess: ({ phase }: ChallengeRow) => {
      toast.success(
        phase === 'DRAFT' ? texts.savedDraft : challenge?.phase === 'PLANNED' ? texts.saved : texts.published,
      )
    },
    onError: (problem: ProblemError) => showFormProblem(form, problem, { fieldOf: formField }),
  }
  const create = useApiMutation(challenges.create, options)
  const update = useApiMutation(challenges.update, {
    ...options,
    onError: (problem) =>
      problem.code === 'changed_meanwhile'
        ? onChangedMeanwhile(problem.current as StoredChallenge)
        : options.onError(problem),
  })
  const running = [create, update].find(({ isPending }) => isPending)?.variables?.body
  return {
    /** What is being done with the challenge; undefined when nothing is. */
    running: running && (running.publish ? ('PUBLISH' as const) : ('DRAFT' as const)),
    error: create.error ?? update.error,
    save: (values: ChallengeFormValues, publish: boolean) => {
      const body = toInput(values, publish)
      // A callback of the call, not of the mutation: it is not called when the form was left meanwhile.
      const onSuccess = ({ id }: ChallengeRow) => onSaved(id)
      if (challenge)
        return update.mutate(
          { params: { id: challenge.id }, body: { ...body, version: challenge.version } },
          { onSuccess },
        )
      create.mutate({ body: { ...body, key: keyOf(body) } }, { onSuccess })
    },
  }
}
