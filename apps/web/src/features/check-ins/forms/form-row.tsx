import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import type { CheckInForm } from '@kostbar/contracts/check-ins/schemas'
import { Pencil, Trash2 } from 'lucide-react'
import { ConfirmCallButton } from '../../../lib/confirm-call-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { texts } from './texts.ts'

interface FormRowProps {
  readonly form: CheckInForm
  readonly onEdit: () => void
}

/** Row of a check-in form with its numbers of questions and clients, and buttons to edit and delete it. */
export function FormRow({ form: { id, name, questions, clientCount }, onEdit }: FormRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{texts.facts(questions.length, clientCount)}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button variant="quiet" size="sm" aria-label={texts.editNamed(name)} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden="true" />
          {texts.edit}
        </Button>
        <ConfirmCallButton
          button={{ variant: 'quiet', size: 'sm', 'aria-label': texts.removeNamed(name) }}
          endpoint={checkIns.removeForm}
          request={{ params: { id } }}
          refresh={checkIns.forms}
          title={texts.removeTitle}
          text={texts.removeText(name)}
          confirmLabel={texts.remove}
          done={texts.removed}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          {texts.remove}
        </ConfirmCallButton>
      </div>
    </li>
  )
}
