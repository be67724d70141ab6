import { everydayTargets } from '@kostbar/contracts/macros/weekday-targets'
import { printouts } from '@kostbar/contracts/printouts/endpoints'
import {
  CalendarDays,
  EllipsisVertical,
  History,
  PencilLine,
  Printer,
  Scale,
  ShoppingBasket,
  UtensilsCrossed,
} from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { PlanRights } from '../../domain/plans/use-plan-rights.ts'
import { PdfButton } from '../../domain/printouts/pdf-button.tsx'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import type { PlanDialogName } from './plan-dialogs.tsx'
import { texts } from './texts.ts'

interface PlanToolbarProps {
  readonly rights: PlanRights | undefined
  readonly onOpen: (dialog: PlanDialogName) => void
}

/** Actions on the own plan as a whole. */
export function PlanToolbar({ rights, onOpen }: PlanToolbarProps) {
  const user = useUser()
  const mayChange = rights === 'all' || rights === 'swaps'
  return (
    <>
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="measure text-ink-soft">{texts.intro}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => onOpen('shopping')}>
            <ShoppingBasket className="size-5" aria-hidden="true" />
            {texts.shopping}
          </Button>
          {user ? (
            <PdfButton endpoint={printouts.week} request={{ params: { userId: user.id } }} fileName={texts.fileName} />
          ) : null}
          {user && everydayTargets(user) && rights !== 'none' ? (
            <Button variant="secondary" onClick={() => onOpen('fit')}>
              <Scale className="size-5" aria-hidden="true" />
              {texts.fit}
            </Button>
          ) : null}
          {rights === 'all' ? (
            <ButtonLink to={paths.editNutritionPlan} variant="secondary">
              <PencilLine className="size-5" aria-hidden="true" />
              {texts.edit}
            </ButtonLink>
          ) : null}
          <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden="true" />
            {texts.print}
          </Button>
          {mayChange ? <ChangeMenu rights={rights} onOpen={onOpen} /> : null}
        </div>
      </div>
      {rights === 'none' ? <p className="mb-5 text-sm text-ink-soft">{texts.swapsOff}</p> : null}
    </>
  )
}

function ChangeMenu({ rights, onOpen }: PlanToolbarProps) {
  const entries: MenuEntry[] = [
    { id: 'meals', label: texts.mealsTitle, icon: <UtensilsCrossed />, onAction: () => onOpen('meals') },
  ]
  if (rights === 'all')
    entries.push({ id: 'weeks', label: texts.otherWeek, icon: <CalendarDays />, onAction: () => onOpen('weeks') })
  entries.push({ id: 'revisions', label: texts.revisions, icon: <History />, onAction: () => onOpen('revisions') })
  return (
    <Menu
      label={texts.more}
      trigger={
        <AriaButton className={buttonClass({ variant: 'quiet' })}>
          <EllipsisVertical className="size-5" aria-hidden="true" />
          {texts.more}
        </AriaButton>
      }
      entries={entries}
    />
  )
}
