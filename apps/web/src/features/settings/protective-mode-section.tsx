import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const sectionTexts = texts.protectiveMode

/** Endpoints that leave numbers out in protective mode. What is cached of them must not be shown until it is refetched. */
const withoutNumbers = [evaluations.get, evaluations.compare, challenges.mine, challenges.getMine]

/**
 * Settings section for protective mode ('Ohne Zahlen'), which hides kcal, weight and rankings; saved immediately,
 * reverted on failure.
 */
export function ProtectiveModeSection({ id }: { id: string }) {
  const user = useUser()
  const queries = useQueryClient()
  const save = useApiMutation(settings.setProtectiveMode, {
    refresh: [users.info, macros.history, macros.basis],
    scope: 'protective-mode',
    onSuccess: (_answer, { body }) => {
      for (const { path } of withoutNumbers) queries.removeQueries({ queryKey: [path] })
      toast.success(body.protectiveMode ? sectionTexts.on : sectionTexts.off)
    },
    onError: toastProblem,
  })
  const isOn = save.isPending ? save.variables.body.protectiveMode : user?.protectiveMode
  return (
    <PageSection id={id} title={sectionTexts.title} text={sectionTexts.text}>
      {isOn === undefined ? (
        <Skeleton className="h-12 w-full rounded-md" />
      ) : (
        <Checkbox
          label={sectionTexts.label}
          description={sectionTexts.hint}
          checked={isOn}
          onChange={({ target }) => save.mutate({ body: { protectiveMode: target.checked } })}
        />
      )}
    </PageSection>
  )
}
