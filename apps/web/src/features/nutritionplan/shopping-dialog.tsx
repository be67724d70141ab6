import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import { entriesOf, visibleMeals } from './week.ts'

interface ShoppingDialogProps {
  /** In display order. */
  readonly days: readonly PlanDay[]
  readonly onClose: () => void
}

/** Adds the ingredients of selected days to the shopping list as suggestions. */
export function ShoppingDialog({ days, onClose }: ShoppingDialogProps) {
  const user = useUser()
  const planned = days
    .filter((day) => visibleMeals(day).some((meal) => entriesOf(meal).length > 0))
    .map(({ day }) => day)
  const [selected, setSelected] = useState<readonly Weekday[]>(planned)
  const [error, setError] = useState<string>()
  const addSuggestions = useApiMutation(shopping.fromPlan, {
    refresh: shopping.mine,
    onSuccess() {
      toast.success(texts.shoppingDone, { to: paths.shoppingAndNotes, label: texts.toShopping })
      onClose()
    },
    onError: (problem) => setError(problemText(problem)),
  })
  const select = (day: Weekday, isSelected: boolean) => {
    setError(undefined)
    setSelected(planned.filter((other) => (other === day ? isSelected : selected.includes(other))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!user || addSuggestions.isPending) return
    if (selected.length === 0) setError(texts.noDays)
    else addSuggestions.mutate({ params: { userId: user.id }, body: { days: [...selected] } })
  }
  return (
    <Dialog isOpen onOpenChange={() => addSuggestions.isPending || onClose()} title={texts.shopping} size="sm">
      <form method="post" noValidate onSubmit={submit}>
        <p className="text-ink-soft">{texts.shoppingText}</p>
        <fieldset className="mt-4" aria-describedby="shopping-days-error">
          <legend className="sr-only">{texts.days}</legend>
          {planned.map((day) => (
            <Checkbox
              key={day}
              label={weekdayNames[day]}
              checked={selected.includes(day)}
              onChange={(event) => select(day, event.target.checked)}
            />
          ))}
        </fieldset>
        <p id="shopping-days-error" role="alert" className="min-h-6 text-sm text-berry">
          {error}
        </p>
        <Button type="submit" wide pending={addSuggestions.isPending} className="mt-2">
          {texts.shoppingGo}
        </Button>
      </form>
    </Dialog>
  )
}
