import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { type FormEvent, useState } from 'react'
import { useChange } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import { mealsOf } from './week.ts'

interface ShoppingDialogProps {
  /** The week in the order it is shown. */
  readonly days: readonly PlanDay[]
  readonly onClose: () => void
}

/** Puts what some days need on the shopping list, as suggestions to take over. */
export function ShoppingDialog({ days, onClose }: ShoppingDialogProps) {
  const user = useUser()
  const planned = days.filter((day) => mealsOf(day).some(({ recipes }) => recipes.length > 0)).map(({ day }) => day)
  const [chosen, setChosen] = useState<readonly Weekday[]>(planned)
  const [error, setError] = useState<string>()
  const write = useChange(shopping.fromPlan, {
    refresh: shopping.mine,
    onSuccess() {
      toast.success(texts.shoppingDone, { to: paths.shoppingAndNotes, label: texts.toShopping })
      onClose()
    },
    onError: (problem) => setError(problemText(problem)),
  })
  const choose = (day: Weekday, isChosen: boolean) => {
    setError(undefined)
    setChosen(planned.filter((other) => (other === day ? isChosen : chosen.includes(other))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!user || write.isPending) return
    if (chosen.length === 0) setError(texts.noDays)
    else write.mutate({ params: { userId: user.id }, body: { days: [...chosen] } })
  }
  return (
    <Dialog isOpen onOpenChange={() => write.isPending || onClose()} title={texts.shopping} size="sm">
      <form method="post" noValidate onSubmit={submit}>
        <p className="text-ink-soft">{texts.shoppingText}</p>
        <fieldset className="mt-4" aria-describedby="shopping-days-error">
          <legend className="sr-only">{texts.days}</legend>
          {planned.map((day) => (
            <Checkbox
              key={day}
              label={weekdayNames[day]}
              checked={chosen.includes(day)}
              onChange={(event) => choose(day, event.target.checked)}
            />
          ))}
        </fieldset>
        <p id="shopping-days-error" role="alert" className="min-h-6 text-sm text-berry">
          {error}
        </p>
        <Button type="submit" wide pending={write.isPending} className="mt-2">
          {texts.shoppingGo}
        </Button>
      </form>
    </Dialog>
  )
}
