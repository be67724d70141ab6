import { macros } from '@kostbar/contracts/macros/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useApiMutation } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const sectionTexts = texts.protectiveMode

/**
 * Settings section for protective mode ('Ohne Zahlen'), which hides kcal, weight and rankings; saved immediately,
 * reverted on failure.
 */
export function ProtectiveModeSection({ id }: { id: string }) {
  const user = useUser()
  const save = useApiMutation(settings.setProtectiveMode, {
    refresh: [users.info, macros.history, macros.basis],
    onSuccess: (_answer, { body }) => void toast.success(body.protectiveMode ? sectionTexts.on : sectionTexts.off),
    onError: (problem) => toastProblem(problem),
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
          disabled={save.isPending}
          onChange={({ target }) => save.mutate({ body: { protectiveMode: target.checked } })}
        />
      )}
    </PageSection>
  )
}
